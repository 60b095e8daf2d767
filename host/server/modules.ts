import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
// Their whole exports: of a namespace the bundler keeps only what the host itself uses.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as auth from 'shared/auth';
import * as client from 'shared/client';
import * as i18n from 'shared/i18n';
import type { Release, RemoteModule } from 'shared/remotes';
import * as router from 'shared/router';

/** The same list as in the browser: a remote renders with the host's own copies, or its hooks and store would be others. */
const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared/auth': auth,
  'shared/client': client,
  'shared/i18n': i18n,
  'shared/router': router,
};

const requireOwn = createRequire(import.meta.url);

const evaluate = (code: string, filename: string) => {
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  const module = { exports: {} as { remote?: RemoteModule } };
  run(module, module.exports, (id: string) => singletons[id] ?? requireOwn(id));
  if (!module.exports.remote) throw new Error(`${filename} exposes no routes`);
  return module.exports.remote;
};

/** Server bundles of releases; a release never changes, so each is evaluated once. Null where it has none. */
export const moduleLoader = (folder: string) => {
  const loaded = new Map<string, Promise<RemoteModule>>();
  return async ({ name, version, server }: Release): Promise<RemoteModule | null> => {
    if (!server) return null;
    const file = path.join(folder, name, version, server);
    const promise = loaded.get(file) ?? readFile(file, 'utf8').then((code) => evaluate(code, file));
    loaded.set(file, promise);
    promise.catch(() => loaded.delete(file));
    return promise;
  };
};
