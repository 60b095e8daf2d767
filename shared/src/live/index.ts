export type { ServerEvent } from './event-parser';
export { openMemberStream, openPublicStream } from './event-stream';
export { onPageRestored } from './on-page-restored';
