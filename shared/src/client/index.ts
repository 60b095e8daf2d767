import { assertSingleton } from '../assert-singleton';

assertSingleton('shared/client');

export { api } from './browser';
export type { CallOptions } from './call';
export { type Api, createApi } from './create';
export { ApiFailure, failureOf } from './failure';
