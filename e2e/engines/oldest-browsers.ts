import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';

const ids: Record<string, BrowserName> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  iOS: 'safari_ios',
  Samsung: 'samsunginternet_android',
};

/** The browsers that are meant, as queries: `browserslist` in shared/package.json. */
export const { browserslist: browsers } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../shared/package.json'), 'utf8'),
) as { browserslist: string[] };

/** The oldest version of each of them. */
const oldest = browsers.map((query) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  const id = ids[name];
  if (!id) throw new Error(`Not understood: ${query}`);
  return { id, version };
});

/** `21` and `21.0` are the same version. */
const toNumber = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};
const isAtMost = (one: string, other: string) => toNumber(one) <= toNumber(other);

/** Whether a browser has something under its own name, without a switch. */
const isIn = (support: SupportStatement | undefined, version: string) =>
  [support ?? []].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
    const isGone = typeof version_removed === 'string' && isAtMost(version_removed, version);
    return version_added !== 'preview' && isAtMost(version_added, version) && !isGone;
  });

/** Names below an entry of MDN's data that one of the oldest browsers lacks; members before what they belong to. */
const listNewer = (entry: Identifier, parents: string[] = []): string[] =>
  Object.entries(entry as Record<string, Identifier>).flatMap(([name, member]) => {
    if (name === '__compat') return [];
    const own = [...parents, name];
    const support = member.__compat?.support;
    const isNewer = support && !oldest.every(({ id, version }) => isIn(support[id], version));
    return [...listNewer(member, own), ...(isNewer ? [own.join('.')] : [])];
  });

const toProperty = (name: string) =>
  name.replace(/_static$/, '').replace(/(^|\.)(\w+)_event$/, (_, before, event) => `${before}on${event}`);

/** What scripts of the oldest browsers cannot use: names such as `URL.canParse`. */
export const listNewerNames = () => {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const names = listNewer(api as Identifier).filter((name) => name.split('.').length <= 2);
  return [...listNewer(javascript.builtins as Identifier), ...names.map(toProperty)];
};

/** Runs in the page before its scripts: takes away what has these names. */
export const removeNames = (names: string[]) => {
  type Owner = Record<string, object | undefined> | undefined;
  for (const name of names) {
    const parents = name.split('.');
    const property = parents.pop() ?? '';
    const owner = parents.reduce<Owner>((it, part) => it?.[part] as Owner, globalThis as unknown as Owner);
    const owners = [owner, owner?.prototype, parents.join() === 'Window' ? globalThis : undefined];
    for (const each of owners) if (each && Object.hasOwn(each, property)) Reflect.deleteProperty(each, property);
  }
};
