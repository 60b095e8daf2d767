import { createRequire } from 'node:module';
import vm from 'node:vm';
import { LRUCache } from 'lru-cache';
// Default imports, because the bundler keeps only the used members of a namespace import.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as auth from 'shared/auth';
import * as client from 'shared/client';
import * as i18n from 'shared/i18n';
import { createI18n, createTexts } from 'shared/i18n/create';
import { hostContract, type Release, type RemoteModule, satisfies } from 'shared/remotes';
import * as router from 'shared/router';
import type { ReadReleaseFile } from '../registry/release-files';
import { PageFailure } from './page-failure';

/**
 * Modules that a remote shares with the host, the same as in the browser: hooks and stores only work with one copy.
 * Translations are an exception: what a release registers is its own, because a process evaluates many releases, and none
 * may replace the texts of another.
 */
const createSharedModules = (): Record<string, unknown> => {
  const instance = createI18n();
  return {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'shared/auth': auth,
    'shared/client': client,
    'shared/i18n': { ...i18n, i18n: instance, texts: createTexts(instance) },
    'shared/router': router,
  };
};

const requireHostModule = createRequire(import.meta.url);

const evaluate = (code: string, filename: string) => {
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename });
  const module = { exports: {} as { remote?: RemoteModule } };
  const modules = createSharedModules();
  try {
    run(module, module.exports, (id: string) => modules[id] ?? requireHostModule(id));
    if (!module.exports.remote) throw new Error(`${filename} exposes no routes`);
    return module.exports.remote;
  } catch (cause) {
    throw new PageFailure(cause);
  }
};

/** Number of evaluated bundles kept in memory. */
const maxCachedModules = 20;

/**
 * Returns a function that loads the server bundle of a release and evaluates it once. Null when the release has no bundle
 * or needs another host contract. Also reads the styles, so that a page is only rendered when they are available.
 */
export const createModuleLoader = (read: ReadReleaseFile) => {
  const evaluated = new LRUCache<string, RemoteModule>({ max: maxCachedModules });
  return async (release: Release): Promise<RemoteModule | null> => {
    const { base, server, styles, sheets = {}, integrity, manifest } = release;
    if (!server || !satisfies(hostContract, manifest.contract)) return null;
    const key = `${base} ${integrity[server]}`;
    const files = [server, ...styles, ...Object.values(sheets).flat()];
    const [code] = await Promise.all(files.map((file) => read(release, file)));
    const module = evaluated.get(key) ?? evaluate(code ?? '', base + server);
    evaluated.set(key, module);
    return module;
  };
};
