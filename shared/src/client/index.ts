import { once } from '../once';

once('shared/client');

export { api } from './browser';
export { type Api, type CallOptions, createApi } from './create';
export { ApiFailure, failureOf } from './failure';
