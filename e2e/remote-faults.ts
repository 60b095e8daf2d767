import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

export const remotes = { 'remote-home': '/', 'remote-matching': '/matching', 'remote-console': '/console' } as const;
export type Remote = keyof typeof remotes;

interface Release {
  name: string;
  version: string;
  base: string;
  entry: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  manifest: { contract: string };
}

type ReleaseChange = (release: Release) => void;

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Breaks a remote in a page; returns a function that repairs it. */
export type Fault = (page: Page, remote: Remote) => Promise<() => Promise<void>>;

/** Answers every file of the remote in the same way. */
const answerFiles =
  (meet: (route: Route) => unknown): Fault =>
  async (page, remote) => {
    const pattern = `**/remotes/${remote}/**`;
    await page.route(pattern, (route) => void meet(route));
    return () => page.unroute(pattern);
  };

/** Lets the host load no script but those that the document at an address names. */
export const blockLaterScripts = async (page: Page, address = '/') => {
  const document = await (await page.request.get(address)).text();
  const pattern = '**/assets/*.js';
  await page.route(pattern, (route) =>
    document.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  return () => page.unroute(pattern);
};

/** Changes one byte of the entry. */
const flipByte: Fault = async (page, remote) => {
  const pattern = `**/remotes/${remote}/**/remoteEntry.js*`;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  return () => page.unroute(pattern);
};

const statePattern = /(<script type="application\/json" id="portico-state"[^>]*>)([^<]*)(<\/script>)/;

/**
 * Replaces the release in the page state and in the registry by a broken one. The repair restores the registry, as a rollback
 * does.
 */
const replaceRelease =
  (change: ReleaseChange, codeOf: (remote: Remote) => string = () => ''): Fault =>
  async (page, remote) => {
    let broken = true;
    const code = codeOf(remote);
    const alter = (release: Release) => {
      release.version = '9.9.9+broken';
      release.base = `/remotes/${remote}/${release.version}/`;
      release.scripts = [];
      release.styles = [];
      release.integrity = { [release.entry]: digest(code) };
      change(release);
    };
    await page.route(
      ({ pathname }) => pathname === remotes[remote],
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(statePattern, (_, open: string, json: string, close: string) => {
          const state = JSON.parse(json) as { remotes: Release[] };
          for (const release of state.remotes.filter(({ name }) => name === remote)) alter(release);
          return open + JSON.stringify(state).replaceAll('<', '\\u003c') + close;
        });
        await route.fulfill({ response, body });
      },
    );
    await page.route('**/remotes.json', async (route) => {
      if (!broken) return route.fallback();
      const response = await route.fetch();
      const registry = (await response.json()) as { channels: { stable: Record<string, Release> } };
      const release = registry.channels.stable[remote];
      if (release) alter(release);
      return route.fulfill({ response, json: registry });
    });
    await page.route(`**/remotes/${remote}/9.9.9+broken/**`, (route) =>
      route.fulfill({ status: 200, contentType: 'application/javascript', body: code }),
    );
    return async () => {
      broken = false;
    };
  };

const noChange: ReleaseChange = () => {};

/** Code of an entry that loads without error and whose page throws. */
const createThrowingEntry = (remote: Remote) => `
var ${remote.replace('-', '_')} = { init() {}, get: async () => () => ({ remote: { routes: ['/', '/matching', '/console', '/console/*'].map(
  (path) => ({ path, Page() { throw new Error('thrown while mounting'); } })) } }) };`;

export const faults = {
  'is down': answerFiles((route) => route.abort('connectionrefused')),
  hangs: answerFiles(() => {}),
  'answers 404': answerFiles((route) => route.fulfill({ status: 404, body: 'gone' })),
  'answers 500': answerFiles((route) => route.fulfill({ status: 500, body: 'broken' })),
  'answers HTML with 200': answerFiles((route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }),
  ),
  'has a syntax error': replaceRelease(noChange, () => 'this is no script('),
  'throws while it mounts': replaceRelease(noChange, createThrowingEntry),
  'is for another contract': replaceRelease((release) => {
    release.manifest.contract = '^9.0.0';
  }),
  'was altered by one byte': flipByte,
} satisfies Record<string, Fault>;
