export { createQueue } from './create-queue';
export type { CallApi, JobResult } from './job-list';
export { type LoadJob, loadedPage, type RenderJob } from './messages';
export { PageFailure } from './page-failure';
export { RendererEnded, startRendererProcess } from './renderer-process';
