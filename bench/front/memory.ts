import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLocalAuthor } from 'shared/build/release/local-author';
import { publishRelease } from 'shared/build/release/publish-release';
import { request } from 'undici';
import type { FrontBenchOptions } from './front-bench-options';
import { readResidentMemory } from './processes';

const releaseCount = 100;
/** Releases before measuring: what the first ones cost is not what is left of them. */
const warmUpCount = 5;
const page = '/matching';
const timeoutMs = 60_000;

/** Publishes a copy of a release under another version. */
const publishCopy = async ({ release, to }: FrontBenchOptions, version: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const from = join(folder, version);
  cpSync(release, from, { recursive: true });
  const file = join(from, 'remote.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  await publishRelease(
    { from, name: 'remote-matching', channel: 'stable', to, log: () => undefined },
    { by: getLocalAuthor(), why: null },
  );
  rmSync(folder, { recursive: true });
};

/** Waits until the host has rendered the page with this version. */
const waitUntilRendered = async (product: string, version: string) => {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    const { body, headers } = await request(`${product}${page}?bench=${Date.now()}`);
    const html = await body.text();
    // A page that comes too late is not one that may be kept.
    if (html.includes(`/${encodeURIComponent(version)}/`) && headers.etag) return;
  }
  throw new Error(`${version} was not rendered within ${timeoutMs} ms`);
};

const versionOf = (index: number) => `9.9.${index}+${'0'.repeat(10)}`;

/** Resident memory of the host and its renderers, before and after 100 releases of a remote came and went. */
export const measureMemory = async (options: FrontBenchOptions) => {
  const { product, hostProgram, log } = options;
  const deploy = async (index: number) => {
    const version = versionOf(index);
    await publishCopy(options, version);
    await waitUntilRendered(product, version);
  };
  for (let index = 0; index < warmUpCount; index += 1) await deploy(index);
  const before = readResidentMemory(hostProgram);
  for (let index = warmUpCount; index < warmUpCount + releaseCount; index += 1) await deploy(index);
  const after = readResidentMemory(hostProgram);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  log(
    `\nResident memory of host and renderers: ${megabytes(before)} MB, and ${megabytes(after)} MB after ${releaseCount} releases (${(after / before).toFixed(2)} ×)`,
  );
};
