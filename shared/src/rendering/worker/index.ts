export { renderApp } from './render-app';
export { serveJobs } from './serve-jobs';
