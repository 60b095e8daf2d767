import { createRequire } from 'node:module';
import vm from 'node:vm';
import axios from 'axios';
// Default imports, because the bundler keeps only the used members of a namespace import.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as auth from 'shared/auth';
import * as client from 'shared/client';
import * as i18n from 'shared/i18n';
import type { RemoteModule } from 'shared/remotes';
import * as router from 'shared/router';

/**
 * Modules that a remote shares with the host, the same as in the browser: hooks and stores only work with one copy. A process
 * evaluates one release, so what the release registers or changes in them is its own.
 */
const sharedModules: Record<string, unknown> = {
  axios,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared/auth': auth,
  'shared/client': client,
  'shared/i18n': i18n,
  'shared/router': router,
};

const requireBuiltIn = createRequire(import.meta.url);

/** Evaluates the server bundle of a release. Throws what the bundle throws, or an error when it exposes no routes. */
export const evaluate = (code: string, filename: string): RemoteModule => {
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  const module = { exports: {} as { remote?: RemoteModule } };
  run(module, module.exports, (id: string) => sharedModules[id] ?? requireBuiltIn(id));
  if (!Array.isArray(module.exports.remote?.routes)) throw new Error(`${filename} exposes no routes`);
  return module.exports.remote;
};
