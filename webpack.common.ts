/** The webpack configurations, which lie in shared so that a remote can be built without the rest of the repository. */
export { createBrowserConfig } from 'shared/build/webpack/browser-config';
export { createNodeConfig, createPlainConfig } from 'shared/build/webpack/node-config';
