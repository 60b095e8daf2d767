import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Registry, Release, RemoteName } from 'shared/remotes';
import { createReleaseChooser, type Permission } from './choose-releases';

const release = (name: RemoteName, version: string, fields: Partial<Release> = {}): Release => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  server: null,
  integrity: {},
  builtAt: '2026-11-21T00:00:00.000Z',
  manifest: { name, contract: '^1.0.0', routes: [] },
  ...fields,
});

const home = release('remote-home', '1.0.0+aaa');
const matching = release('remote-matching', '1.0.0+bbb');
const tested = release('remote-home', '1.5.0-rc.2+ccc');
const mismatched = release('remote-home', '9.0.0+ddd', {
  manifest: { name: 'remote-home', contract: '^9.0.0', routes: [] },
});
const local = release('remote-home', 'development', { base: 'http://localhost:4001/' });
const unlisted = release('remote-home', '1.6.0+eee', { base: 'https://evil.example/' });

const registry: Registry = {
  revision: 1,
  hostContract: '1.0.0',
  channels: {
    stable: { 'remote-home': home, 'remote-matching': matching },
    staging: { 'remote-home': tested },
    dev: { 'remote-home': local },
  },
  lines: {},
  builds: { 'remote-home': [unlisted, mismatched, tested, home], 'remote-matching': [matching] },
  shipped: {},
};

let checkedTokens: string[] = [];
let permission: Permission | Error;
beforeEach(() => {
  checkedTokens = [];
  permission = { state: 'valid', remotes: ['staging'], expiresAt: '2026-11-22T00:00:00.000Z' };
});

const createChooser = (open: boolean) =>
  createReleaseChooser({
    read: async () => registry,
    open,
    origins: ['http://localhost:4001'],
    host: '1.0.0+host',
    checkPermission: async (token) => {
      checkedTokens.push(token);
      if (permission instanceof Error) throw permission;
      return permission;
    },
  });

const choose = async (query: string, open = true) => {
  const { url, releases, override } = await createChooser(open)(new URL(`https://portico.example/magazine${query}`));
  return {
    href: url.href,
    runs: releases.map(({ name, version }) => `${name} ${version}`),
    refused: override?.refused ?? [],
    override,
  };
};

const stable = ['remote-home 1.0.0+aaa', 'remote-matching 1.0.0+bbb'];
const staged = ['remote-home 1.5.0-rc.2+ccc', 'remote-matching 1.0.0+bbb'];

describe('where overrides are open to everybody', () => {
  test('a page without override parameters gets the stable releases and no override status', async () => {
    expect(await choose('?page=2')).toEqual({
      href: 'https://portico.example/magazine?page=2',
      runs: stable,
      refused: [],
      override: null,
    });
  });

  test.each([
    '?remotes=staging',
    '?remotes=remote-home@1.5.0-rc.2',
    '?remotes=remote-home%401.5.0-rc.2',
    '?remotes=remote-home@1.5.0-rc.2+ccc',
    '?remotes=remote-home@1.5.0-rc.2%2Bccc',
    '?remotes=remote-matching@1.0.0,staging',
    '?remotes=remote-home@1.5.0-rc.2,remote-matching@1.0.0+bbb',
  ])('%s replaces the named releases and is removed from the page address', async (query) => {
    const { href, runs, refused } = await choose(query);
    expect({ href, runs, refused }).toEqual({ href: 'https://portico.example/magazine', runs: staged, refused: [] });
  });

  test('a build named by version wins over a channel', async () => {
    expect((await choose('?remotes=remote-home@1.0.0,staging')).runs).toEqual(stable);
  });

  test('the query stored for the tab selects the same releases again', async () => {
    const { override } = await choose('?remotes=remote-home@1.5.0-rc.2%2Bccc&permit=t');
    expect((await choose(`?${override?.query}`)).runs).toEqual(staged);
  });

  test('the override status names each remote with version and channel', async () => {
    const { override } = await choose('?remotes=staging');
    expect(override).toEqual({
      query: 'remotes=staging',
      host: '1.0.0+host',
      remotes: [
        { name: 'remote-home', version: '1.5.0-rc.2+ccc', channel: 'staging', overridden: true },
        { name: 'remote-matching', version: '1.0.0+bbb', channel: 'stable', overridden: false },
      ],
      refused: [],
      permit: null,
    });
  });

  test('a development channel on a listed local origin is used', async () => {
    expect((await choose('?remotes=dev')).runs[0]).toBe('remote-home development');
  });

  test.each([
    ['a name twice', '?remotes=staging&remotes=staging'],
    ['another name under the same key', '?remotes=staging&%72emotes=dev'],
    ['two channels', '?remotes=staging,dev'],
    ['two builds of one remote', '?remotes=remote-home@1.0.0,remote-home@1.5.0-rc.2'],
    ['an address', '?remotes=https://evil.example/remoteEntry.js'],
    ['an encoded address', '?remotes=https%3A%2F%2Fevil.example%2F'],
    ['an address without a scheme', '?remotes=//evil.example/'],
    ['an address as a version', '?remotes=remote-home@https://evil.example/'],
    ['an address behind a version', '?remotes=remote-home@1.5.0-rc.2@evil.example'],
    ['a path', '?remotes=../../etc'],
    ['a doubly encoded build', '?remotes=remote-home%25401.5.0-rc.2'],
    ['a doubly encoded channel', '?remotes=%2573taging'],
    ['a broken escape', '?remotes=%E0%A4%A'],
    ['a prototype', '?remotes=__proto__'],
    ['a prototype of a remote', '?remotes=__proto__@1.0.0'],
    ['capitals', '?remotes=STAGING'],
    ['nothing', '?remotes='],
    ['a gap', '?remotes=staging,'],
    ['a list as a form sends it', '?remotes[]=staging&remotes=staging,staging'],
    ['a line break', '?remotes=staging%0d%0aSet-Cookie:x'],
    ['too many', `?remotes=${['a', 'b', 'c', 'd', 'e', 'f'].join(',')}`],
  ])('%s changes nothing', async (_, query) => {
    const { runs, refused, override } = await choose(query);
    expect({ runs, refused, query: override?.query }).toEqual({
      runs: stable,
      refused: [{ part: '', reason: 'malformed' }],
      query: null,
    });
  });

  test.each([
    ['?remotes=production', 'production', 'unknown'],
    ['?remotes=constructor', 'constructor', 'unknown'],
    ['?remotes=remote-home@7.7.7', 'remote-home@7.7.7', 'unknown'],
    ['?remotes=remote-home@1.5.0-rc.2+zzz', 'remote-home@1.5.0-rc.2+zzz', 'unknown'],
    ['?remotes=remote-constructor@1.0.0', 'remote-constructor@1.0.0', 'unknown'],
    ['?remotes=remote-home@9.0.0', 'remote-home@9.0.0+ddd', 'mismatched'],
    ['?remotes=remote-home@1.6.0', 'remote-home@1.6.0+eee', 'unlisted'],
    ['?remotes=staging&without=remote-home', 'remote-home@1.5.0-rc.2+ccc', 'broken'],
  ])('%s falls back to stable and says why', async (query, part, reason) => {
    const { runs, refused, override } = await choose(query);
    expect({ runs, refused, query: override?.query }).toEqual({
      runs: stable,
      refused: [{ part, reason }],
      query: null,
    });
  });

  test('a refused part does not affect the other parts', async () => {
    const { runs, refused } = await choose('?remotes=staging,remote-matching@7.7.7');
    expect({ runs, refused }).toEqual({
      runs: staged,
      refused: [{ part: 'remote-matching@7.7.7', reason: 'unknown' }],
    });
  });

  test('a doubly encoded parameter name belongs to the page', async () => {
    const { href, override } = await choose('?%2572emotes=staging');
    expect({ href, override }).toEqual({
      href: 'https://portico.example/magazine?%2572emotes=staging',
      override: null,
    });
  });
});

describe('where a permission is required', () => {
  test('a valid permission covers the parts it names and is stored with the query', async () => {
    const { runs, override } = await choose('?remotes=staging&permit=good.one', false);
    expect(runs).toEqual(staged);
    expect(checkedTokens).toEqual(['good.one']);
    expect(override?.query).toBe('remotes=staging&permit=good.one');
    expect(override?.permit).toEqual({ token: 'good.one', expiresAt: '2026-11-22T00:00:00.000Z' });
  });

  test('a permission for a version covers each build of it, a permission for a build covers only that build', async () => {
    const choosePermitted = async (remotes: string[], query: string) => {
      permission = { state: 'valid', remotes, expiresAt: '2026-11-22T00:00:00.000Z' };
      return (await choose(`${query}&permit=x`, false)).runs;
    };
    expect(await choosePermitted(['remote-home@1.5.0-rc.2'], '?remotes=remote-home@1.5.0-rc.2%2Bccc')).toEqual(staged);
    expect(await choosePermitted(['remote-home@1.5.0-rc.2+ccc'], '?remotes=remote-home@1.5.0-rc.2')).toEqual(stable);
    expect(await choosePermitted(['remote-home@1.5.0'], '?remotes=remote-home@1.5.0-rc.2')).toEqual(stable);
  });

  test('parts that the permission does not name are refused, the others are used', async () => {
    const { runs, refused } = await choose('?remotes=staging,remote-matching@1.0.0&permit=x', false);
    expect({ runs, refused }).toEqual({
      runs: staged,
      refused: [{ part: 'remote-matching@1.0.0', reason: 'notCovered' }],
    });
  });

  test.each(['expired', 'revoked'] as const)('a permission that is %s changes nothing', async (state) => {
    permission = { state, remotes: [], expiresAt: null };
    const { runs, refused } = await choose('?remotes=staging&permit=x', false);
    expect({ runs, refused }).toEqual({ runs: stable, refused: [{ part: '', reason: state }] });
  });

  test.each(['?remotes=staging', '?remotes=staging&permit=', '?remotes=staging&permit=a&permit=b'])(
    '%s changes nothing, and the API is not called',
    async (query) => {
      expect((await choose(query, false)).runs).toEqual(stable);
      expect(checkedTokens).toEqual([]);
    },
  );

  test('a forged permission changes nothing', async () => {
    permission = { state: 'unknown', remotes: [], expiresAt: null };
    const { runs, refused } = await choose('?remotes=staging&permit=forged', false);
    expect({ runs, refused }).toEqual({ runs: stable, refused: [{ part: '', reason: 'noPermit' }] });
  });

  test('a permission that cannot be checked changes nothing', async () => {
    permission = new Error('the API is down');
    const { runs, refused } = await choose('?remotes=staging&permit=x', false);
    expect({ runs, refused }).toEqual({ runs: stable, refused: [{ part: '', reason: 'unchecked' }] });
  });

  test('a build on a local origin is refused even with a permission', async () => {
    permission = { state: 'valid', remotes: ['dev'], expiresAt: '2026-11-22T00:00:00.000Z' };
    const { runs, refused } = await choose('?remotes=dev&permit=x', false);
    expect({ runs, refused }).toEqual({
      runs: stable,
      refused: [{ part: 'remote-home@development', reason: 'unlisted' }],
    });
  });
});
