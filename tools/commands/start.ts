import { startBuild } from '../build/build';
import { lockData } from '../run/data-lock';
import { defineCommand } from '../run/define-command';
import { describeAccounts } from '../run/describe-accounts';
import { getExpectedSeconds } from '../run/durations';
import { onEnd } from '../run/on-end';
import { getRequestedPort } from '../run/ports';
import { getDatabaseStart, startProduct } from '../run/product';
import { createProgress } from '../run/progress';
import { getDataDirectory } from '../run/project';
import type { Demo } from '../run/service';

const help = `Builds what changed, starts the database with seed data on first use, the API and the host.

Usage
  npm start

Settings from the environment (all of them: docs/settings.md)
  PORT            where the product answers, 3000 by default
  DATA_DIR        the data, .data by default; one command at a time works on it
  DATABASE_URL    a PostgreSQL server in place of the embedded one
  DEMO_PASSWORD   password of the demo accounts when the data is made

Logs are in DATA_DIR/logs. Ctrl-C ends it.`;

// What somebody who sees it for the first time can do next.
const describe = (url: string, demo: Demo | undefined) => [
  `\nReady: ${url}`,
  ...describeAccounts(demo),
  `Console: ${url}/console${demo?.accounts.includes('admin') ? ' (admin)' : ''}`,
  'A first change: CONTRIBUTING.md, "The first hour". Refreshed as you type: npm run dev',
  'Ctrl-C ends it.',
];

async function start() {
  const dataDir = getDataDirectory();
  const unlock = lockData(dataDir);
  onEnd(unlock, 0);
  const port = await getRequestedPort();
  if (process.env.API_PORT) await getRequestedPort('API_PORT');
  const { begin, log, report, close } = createProgress();
  const built = startBuild({ dataDir, log, report });
  begin({
    build: built.expectedSeconds,
    database: getExpectedSeconds(getDatabaseStart(dataDir)),
    server: getExpectedSeconds('server'),
  });
  if (built.names.length) report('build', 0, built.names.join(', '));
  const product = startProduct({ port, dataDir, log, report, built });
  onEnd(product.stop, 0);
  try {
    const { demo } = await product.ready;
    close();
    for (const line of describe(product.url, demo)) log(line);
    // Until a signal ends it.
    return await new Promise<never>(() => undefined);
  } finally {
    close();
    await product.stop();
    unlock();
  }
}

export const command = defineCommand({ help, run: start });
