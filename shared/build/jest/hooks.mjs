// How tests read their modules, beyond what tsx does.
const globals = new URL('./globals.mjs', import.meta.url).href;

/** The package itself only works under jest's own runner. */
export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: globals, shortCircuit: true } : next(name, context);

/** Each class is called as it is in its sheet. */
const classes = 'export default new Proxy({}, { get: (_, name) => name });';

export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: classes, shortCircuit: true } : next(url, context);
