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

type Change = (release: Release) => void;

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Breaks one remote in a page; what it returns mends it. */
export type Fault = (page: Page, remote: Remote) => Promise<() => Promise<void>>;

/** Every file of the remote meets the same end. */
const files =
  (meet: (route: Route) => unknown): Fault =>
  async (page, remote) => {
    const pattern = `**/remotes/${remote}/**`;
    await page.route(pattern, (route) => void meet(route));
    return () => page.unroute(pattern);
  };

/** One byte of the entry is another one. */
const flipped: Fault = async (page, remote) => {
  const pattern = `**/remotes/${remote}/**/remoteEntry.js*`;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  return () => page.unroute(pattern);
};

const stateOf = /(<script type="application\/json" id="portico-state"[^>]*>)([^<]*)(<\/script>)/;

/**
 * The page starts with another release than the one that is there, and the registry agrees; mended, the registry names
 * the one that is there, as after a rollback.
 */
const released =
  (change: Change, codeOf: (remote: Remote) => string = () => ''): Fault =>
  async (page, remote) => {
    let broken = true;
    const code = codeOf(remote);
    const altered = (release: Release) => {
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
        const body = html.replace(stateOf, (_, open: string, json: string, close: string) => {
          const state = JSON.parse(json) as { remotes: Release[] };
          for (const release of state.remotes.filter(({ name }) => name === remote)) altered(release);
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
      if (release) altered(release);
      return route.fulfill({ response, json: registry });
    });
    await page.route(`**/remotes/${remote}/9.9.9+broken/**`, (route) =>
      route.fulfill({ status: 200, contentType: 'application/javascript', body: code }),
    );
    return async () => {
      broken = false;
    };
  };

const unchanged: Change = () => {};

/** A release that comes as it was released, and whose page throws. */
const throwing = (remote: Remote) => `
var ${remote.replace('-', '_')} = { init() {}, get: async () => () => ({ remote: { routes: ['/', '/matching', '/console', '/console/*'].map(
  (path) => ({ path, Page() { throw new Error('thrown while mounting'); } })) } }) };`;

export const faults = {
  'is down': files((route) => route.abort('connectionrefused')),
  hangs: files(() => {}),
  'answers 404': files((route) => route.fulfill({ status: 404, body: 'gone' })),
  'answers 500': files((route) => route.fulfill({ status: 500, body: 'broken' })),
  'answers HTML with 200': files((route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }),
  ),
  'has a syntax error': released(unchanged, () => 'this is no script('),
  'throws while it mounts': released(unchanged, throwing),
  'is for another contract': released((release) => {
    release.manifest.contract = '^9.0.0';
  }),
  'was altered by one byte': flipped,
} satisfies Record<string, Fault>;
