export type { ServerEvent } from './parse';
export { listen } from './stream';
