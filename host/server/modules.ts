import { createRequire } from 'node:module';
import vm from 'node:vm';
// Their whole exports: of a namespace the bundler keeps only what the host itself uses.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as auth from 'shared/auth';
import * as client from 'shared/client';
import * as i18n from 'shared/i18n';
import { hostContract, type Release, type RemoteModule, satisfies } from 'shared/remotes';
import * as router from 'shared/router';
import type { ReadReleaseFile } from './files';

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

/** Versions whose code stays in memory. */
const kept = 20;

/**
 * Server bundles of releases, evaluated once. Null where there is none, and where the release wants another host. A page
 * is nothing without its styles, so they are there too before it is rendered.
 */
export const moduleLoader = (read: ReadReleaseFile) => {
  const evaluated = new Map<string, RemoteModule>();
  return async (release: Release): Promise<RemoteModule | null> => {
    const { base, server, styles, sheets = {}, integrity, manifest } = release;
    if (!server || !satisfies(hostContract, manifest.contract)) return null;
    const key = `${base} ${integrity[server]}`;
    const files = [server, ...styles, ...Object.values(sheets).flat()];
    const [code] = await Promise.all(files.map((file) => read(release, file)));
    const module = evaluated.get(key) ?? evaluate(code ?? '', base + server);
    evaluated.set(key, module);
    for (const old of [...evaluated.keys()].slice(0, -kept)) evaluated.delete(old);
    return module;
  };
};
