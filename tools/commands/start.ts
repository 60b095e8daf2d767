import { startBuild } from '../build/build';
import { lockData } from '../run/data-lock';
import { defineCommand } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { getRequestedPort } from '../run/ports';
import { DEMO_ACCOUNTS, startProduct } from '../run/product';
import { getDataDirectory, log } from '../run/project';

const help = `Builds what changed, starts the database with seed data on first use, the API and the host.

Usage
  npm start

Settings from the environment (all of them: docs/settings.md)
  PORT            where the product answers, 3000 by default
  DATA_DIR        the data, .data by default; one command at a time works on it
  DATABASE_URL    a PostgreSQL server in place of the embedded one
  DEMO_PASSWORD   password of the demo accounts when the data is made

Logs are in DATA_DIR/logs. Ctrl-C ends it.`;

async function start() {
  const dataDir = getDataDirectory();
  const unlock = lockData(dataDir);
  onEnd(unlock, 0);
  const port = await getRequestedPort();
  log('Building what changed');
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const product = startProduct({ port, dataDir, log, onGiveUp: fail, built: startBuild({ dataDir, log }) });
  onEnd(product.stop, 0);
  try {
    const { demoPassword } = await product.ready;
    log(`\nReady: ${product.url}`);
    if (demoPassword) log(`Accounts: ${DEMO_ACCOUNTS.join(', ')}. Password: ${demoPassword}`);
    log('Ctrl-C ends it.');
    return await failure;
  } finally {
    await product.stop();
    unlock();
  }
}

export const command = defineCommand({ help, run: start });
