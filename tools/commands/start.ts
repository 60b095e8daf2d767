import { lockData } from '../run/lock';
import { requestedPort } from '../run/ports';
import { DEMO_ACCOUNTS, type Product, startProduct } from '../run/product';
import { dataDirectory, messageOf } from '../run/project';
import { onEnd } from '../run/signals';
import { startBuild } from './build';

const log = (line: string) => console.log(line);

let product: Product | null = null;
let unlock = () => {};
let ending = false;

async function end(code: number) {
  if (ending) return;
  ending = true;
  await product?.stop();
  unlock();
  process.exit(code);
}

function fail(error: unknown) {
  if (ending) return;
  console.error(`\n${messageOf(error)}`);
  void end(1);
}

async function start() {
  const dataDir = dataDirectory();
  unlock = lockData(dataDir);
  const port = await requestedPort();
  log('Building what changed');
  product = startProduct({ port, dataDir, log, onGiveUp: fail, built: startBuild({ dataDir, log }) });
  const { demoPassword } = await product.ready;
  log(`\nReady: ${product.url}`);
  if (demoPassword) log(`Accounts: ${DEMO_ACCOUNTS.join(', ')}. Password: ${demoPassword}`);
  log('Ctrl-C ends it.');
}

onEnd(() => end(0));
start().catch(fail);
