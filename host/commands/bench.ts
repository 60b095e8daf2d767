import { join } from 'node:path';
import { freePort } from '../../api/src/database/ports';
import { runBench } from '../../bench/run';
import { buildAll } from './build';
import { provideChromium } from './chromium';
import { startProduct } from './product';
import { runNode } from './programs';
import { inProject, messageOf } from './project';
import { onEnd } from './signals';

const log = (line: string) => console.log(line);
const dataDir = inProject('.cache/bench/data');

await buildAll({ dataDir, log });
const cli = inProject('node_modules/webpack-cli/bin/cli.js');
if (!(await runNode([cli, '--config', 'bench/webpack.config.ts'])))
  throw new Error('The single bundle could not be built.');

const product = startProduct({ port: await freePort(), dataDir, log, onGiveUp: (error) => log(messageOf(error)) });
const end = async (code: number) => {
  await product.stop();
  process.exit(code);
};
onEnd(() => end(130));
await product.ready;
await runBench({
  product: product.url,
  single: join(inProject('.cache/bench/single')),
  port: await freePort(),
  chromium: provideChromium(log),
  log,
});
await end(0);
