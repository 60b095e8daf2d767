import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '../../api/src/app/demo-password';
import { seedLarge } from '../../api/src/app/seed/large/large';
import { largeSale } from '../../api/src/app/seed/large/sale';
import { openSide } from '../../api/src/app/seed/large/side';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { freePort } from '../../api/src/platform/database/ports';
import { runApiBench } from '../../bench/api/run';
import { runBids } from '../../bench/bids/run';
import { runInteractions } from '../../bench/interactions/run';
import { runLists } from '../../bench/lists/run';
import { runBench } from '../../bench/run';
import { startProduct } from '../run/product';
import { runNode } from '../run/programs';
import { inProject, messageOf } from '../run/project';
import { onEnd } from '../run/signals';
import { provideChromium } from '../tests/chromium';
import { buildAll, buildApi } from './build';

const log = (line: string) => console.log(line);

// The built product on this data, which ends with this process.
async function startOn(dataDir: string) {
  const product = startProduct({ port: await freePort(), dataDir, log, onGiveUp: (error) => log(messageOf(error)) });
  onEnd(async () => {
    await product.stop();
    process.exit(130);
  });
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
    ports: [await freePort(), await freePort(), await freePort()],
    log,
  });
}

async function benchPages() {
  const dataDir = inProject('.cache/bench/data');
  await buildAll({ dataDir, log });
  const cli = inProject('node_modules/webpack-cli/bin/cli.js');
  if (!(await runNode([cli, '--config', 'bench/webpack.config.ts'])))
    throw new Error('The single bundle could not be built.');

  const product = await startOn(dataDir);
  await runBench({
    product: product.url,
    single: join(inProject('.cache/bench/single')),
    port: await freePort(),
    chromium: await provideChromium(log),
    log,
  });
  await product.stop();
}

async function benchInteractions() {
  const dataDir = inProject('.cache/bench/large');
  // Other measurements fill the same data, so its own password counts.
  const password = demoPassword(process.env.DEMO_PASSWORD, dataDir);
  await buildAll({ dataDir, log });
  const product = await startOn(dataDir);
  const embedded = await startEmbedded(dataDir);
  const connection = connect(embedded.url);
  await seedLarge({ db: connection.db, onProgress: () => undefined });
  await connection.close();
  await embedded.stop();
  await runInteractions({ product: product.url, password, chromium: await provideChromium(log), log });
  await product.stop();
}

async function benchBids() {
  const dataDir = inProject('.cache/bench/large');
  await buildAll({ dataDir, log });
  const product = await startOn(dataDir);
  const embedded = await startEmbedded(dataDir);
  const connection = connect(embedded.url);
  await seedLarge({ db: connection.db, onProgress: (name, done, total) => log(`${name} ${done}/${total}`) });
  const sale = await largeSale(connection.db, { bidders: 120, lots: 40 });
  await connection.close();
  await embedded.stop();
  await runBids({ product: product.url, ...sale, log });
  await product.stop();
}

async function benchLists() {
  const small = await openSide({ dataDir: inProject('.cache/bench/small'), large: false, log });
  const large = await openSide({ dataDir: inProject('.cache/bench/large'), large: true, log });
  const lists = small.lists.filter((name) => large.lists.includes(name));
  await runLists({ small, large, lists, log });
  await small.stop();
  await large.stop();
}

const parts = { api: benchApi, pages: benchPages, interactions: benchInteractions, bids: benchBids, lists: benchLists };
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length) {
  console.error(`npm run bench -- ${unknown.join(' ')}: the parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(parts)) if (!asked.length || asked.includes(name)) await bench();
process.exit(0);
