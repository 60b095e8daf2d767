export { openMemberStream, openPublicStream, type ServerEvent } from './event-stream';
export { onPageRestored } from './on-page-restored';
