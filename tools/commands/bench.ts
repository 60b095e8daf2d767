import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from 'shared/build/commands/command-line';
import { findBuiltFolder } from 'shared/build/commands/deploy';
import { pruneReleases } from 'shared/build/release/prune-releases';
import { createFsRegistry, createFsReleases } from 'shared/build/storage/fs-storage';
import { hostBase } from 'shared/build/storage/open-storage';
import { readDemoPassword } from '../../api/src/app/demo-password';
import { seedLarge } from '../../api/src/app/seed/large/large';
import { readLargeSale } from '../../api/src/app/seed/large/sale';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { findFreePort } from '../../api/src/platform/database/ports';
import { runApiBench } from '../../bench/api/run';
import { runBids } from '../../bench/bids/run';
import { chromiumFlags } from '../../bench/chromium-flags';
import { runFrontBench } from '../../bench/front/run';
import { runInteractions } from '../../bench/interactions/run';
import { runLists } from '../../bench/lists/run';
import { runStartBench } from '../../bench/start/run';
import { buildAll, buildApi } from '../build/build';
import { defineCommand } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { startProduct } from '../run/product';
import { runNode } from '../run/programs';
import { inProject, log, root } from '../run/project';
import { provideChromium } from '../tests/browsers';

const largeDataDir = inProject('.cache/bench/large');

// The built product on this data; it ends with this process.
async function startOn(dataDir: string) {
  const product = startProduct({
    port: await findFreePort(),
    dataDir,
    log,
  });
  onEnd(product.stop);
  await product.ready;
  return product;
}

async function benchApi() {
  await buildApi();
  const dataDir = inProject('.cache/bench/api');
  mkdirSync(dataDir, { recursive: true });
  await runApiBench({
    script: inProject('api/dist/server/main.mjs'),
    dataDir,
    ports: [await findFreePort(), await findFreePort(), await findFreePort()],
    log,
  });
}

async function benchPages() {
  const dataDir = inProject('.cache/bench/data');
  await buildAll({ dataDir, log });
  const cli = inProject('node_modules/webpack-cli/bin/cli.js');
  if (!(await runNode([cli, '--config', 'bench/webpack.config.ts'])))
    throw new Error('The single bundle could not be built.');

  // With Lighthouse, which takes seconds to read.
  const { runPageBench } = await import('../../bench/run');
  const product = await startOn(dataDir);
  await runPageBench({
    product: product.url,
    single: join(inProject('.cache/bench/single')),
    port: await findFreePort(),
    chromium: await provideChromium(log),
    log,
  });
  await product.stop();
}

async function benchFront() {
  const dataDir = inProject('.cache/bench/data');
  await buildAll({ dataDir, log });
  const product = await startOn(dataDir);
  const folder = join(dataDir, 'releases');
  const registryFile = join(folder, 'remotes.json');
  const to = {
    releases: createFsReleases(folder),
    registry: createFsRegistry(registryFile),
    base: hostBase,
    origins: [],
  };
  const former = readFileSync(registryFile);
  try {
    await runFrontBench({
      product: product.url,
      hostProgram: 'host/dist/',
      release: findBuiltFolder('remote-matching'),
      to,
      log,
    });
  } finally {
    await product.stop();
    // Without the releases that were measured.
    writeFileSync(registryFile, former);
    await pruneReleases(to.registry, to.releases, () => undefined);
  }
}

async function benchSeo() {
  const { runSeoBench } = await import('../../bench/seo/run');
  const dataDir = inProject('.cache/bench/data');
  await buildAll({ dataDir, log });
  const product = await startOn(dataDir);
  await runSeoBench({ product: product.url, chromium: await provideChromium(log), flags: chromiumFlags, log });
  await product.stop();
}

async function benchStart() {
  await runStartBench({ root, folder: inProject('.cache/bench/start'), port: await findFreePort(), log });
}

/** Starts the built product on the large data after `fill`, to whose result it resolves too. */
async function startOnLarge<T>(fill: (db: Parameters<typeof readLargeSale>[0]) => Promise<T>) {
  await buildAll({ dataDir: largeDataDir, log });
  const product = await startOn(largeDataDir);
  const embedded = await startEmbedded(largeDataDir);
  const connection = connect(embedded.url);
  const filled = await fill(connection.db);
  await connection.close();
  await embedded.stop();
  return { product, filled };
}

async function benchInteractions() {
  // Other measurements fill the same data, so its own password counts.
  const password = readDemoPassword(process.env.DEMO_PASSWORD, largeDataDir);
  const { product } = await startOnLarge((db) => seedLarge({ db, onProgress: () => undefined }));
  await runInteractions({ product: product.url, password, chromium: await provideChromium(log), log });
  await product.stop();
}

async function benchBids() {
  const { product, filled } = await startOnLarge(async (db) => {
    await seedLarge({ db, onProgress: (name, done, total) => log(`${name} ${done}/${total}`) });
    return readLargeSale(db, { bidders: 120, lots: 40 });
  });
  await runBids({ product: product.url, ...filled, log });
  await product.stop();
}

async function benchLists() {
  // With the whole API.
  const { openLargeApi } = await import('../../api/src/app/seed/large/large-api');
  const small = await openLargeApi({ dataDir: inProject('.cache/bench/small'), large: false, log });
  const large = await openLargeApi({ dataDir: largeDataDir, large: true, log });
  const lists = small.lists.filter((name) => large.lists.includes(name));
  await runLists({ small, large, lists, getQueries: large.getQueries, log });
  await small.stop();
  await large.stop();
}

const measurements = {
  api: benchApi,
  pages: benchPages,
  front: benchFront,
  start: benchStart,
  interactions: benchInteractions,
  bids: benchBids,
  lists: benchLists,
  seo: benchSeo,
};
type Name = keyof typeof measurements;
const names = Object.keys(measurements) as Name[];

const help = `Measures the built product beside a control in the same run, and prints ratios.

Usage
  npm run bench                  everything
  npm run bench -- api lists     these, of:

  api            what a request costs the server, beside a bare Fastify and a bare Express
  pages          first paint, largest paint and layout shift, beside the same source as one bundle
  front          pages from memory beside a bare Fastify, pages that are rendered, a flood of these, and memory
  start          from packages installed until the product is ready, and the start after that
  interactions   from press to paint on the large seed, beside a bare button
  bids           a hundred bids a second on a page of live lots, beside as many reads
  lists          every list on the small and the large seed, and which of them read a table whole
  seo            what Lighthouse says of ten kinds of pages in each language, which has to be 100`;

async function run(args: string[]) {
  const unknown = args.filter((name) => !Object.hasOwn(measurements, name));
  if (unknown.length) throw new UsageError(`"${unknown.join(' ')}" is none of: ${names.join(', ')}.`);
  for (const name of names) if (!args.length || args.includes(name)) await measurements[name]();
}

export const command = defineCommand({ help, run });
