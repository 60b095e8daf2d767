export type { ServerEvent } from './parse';
export { follow, listen } from './stream';
