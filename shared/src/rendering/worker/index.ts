export { renderHtml } from './render-html';
export { ServerRouter } from './ServerRouter';
export { serveJobs } from './serve-jobs';
