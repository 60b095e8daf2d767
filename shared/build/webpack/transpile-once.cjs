// TypeScript as ts-loader uses it. The bundles of a workspace, for browsers and for the server, have most files in common:
// each file is transpiled for the first bundle that needs it, and the others get the same output.
const typescript = require('typescript');

/** The last output of each file, by transformers, options and name. */
const caches = new WeakMap();

/** @type {typeof typescript.transpileModule} */
const transpileModule = (text, options) => {
  const { compilerOptions, transformers, fileName } = options;
  const cache = caches.get(transformers) ?? new Map();
  caches.set(transformers, cache);
  const key = JSON.stringify([compilerOptions, fileName]);
  let last = cache.get(key);
  if (last?.text !== text) last = { text, output: typescript.transpileModule(text, options) };
  cache.set(key, last);
  return last.output;
};

module.exports = { ...typescript, transpileModule };
