export type { ServerEvent } from './event-parser';
export { openMemberStream, openPublicStream } from './event-stream';
