import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../api/src/database/ports';
import { startMailServer } from '../../api/src/mail/testing';
import { buildAll } from './build';
import { provideChromium } from './chromium';
import { startProduct } from './product';
import { runNode } from './programs';
import { inProject, messageOf } from './project';
import { onEnd } from './signals';

type Log = (line: string) => void;

const PASSWORD = 'Journey-through-7-rooms';
const dataDir = inProject('.cache', 'journeys');
// What would lead the journeys to other data or services than their own.
const OUTSIDE = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'API_PORT',
  'PUBLIC_URL',
  'SEED',
  'RELEASES_DIR',
  'REGISTRY',
  'REMOTE_ORIGINS',
  'PAYMENT_NAME',
];

export function buildForJourneys(log: Log) {
  for (const name of OUTSIDE) delete process.env[name];
  return buildAll({ dataDir, log });
}

// Each mail as it came, numbered in the order of coming.
function startPost(folder: string) {
  let count = 0;
  mkdirSync(folder, { recursive: true });
  return startMailServer((raw) => {
    count += 1;
    writeFileSync(join(folder, `${String(count).padStart(6, '0')}.eml`), raw);
  });
}

// The journeys run against a product of their own with fresh data. Answers whether they succeeded.
export async function runBrowserTests(report: string, log: Log): Promise<boolean> {
  const chromium = provideChromium(log);
  rmSync(dataDir, { recursive: true, force: true });
  await buildForJourneys(log);
  process.env.DEMO_PASSWORD = PASSWORD;
  // Where a journey serves remotes from elsewhere.
  process.env.REMOTE_ORIGINS = `http://127.0.0.1:${await freePort()}`;
  // Where a journey takes cards.
  process.env.PAYMENT_URL = `http://127.0.0.1:${await freePort()}`;
  process.env.PAYMENT_SECRET = randomUUID();

  const received = join(dataDir, 'received');
  const post = await startPost(received);
  process.env.SMTP_URL = post.url;

  const onGiveUp = (error: Error) => log(messageOf(error));
  const product = startProduct({ port: await freePort(), dataDir, log, onGiveUp });
  onEnd(async () => {
    await product.stop();
    process.exit(130);
  });
  try {
    await product.ready;
    return await runNode([inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
      cwd: inProject('e2e'),
      env: {
        PORTICO_URL: product.url,
        CHROMIUM_PATH: chromium,
        DEMO_PASSWORD: PASSWORD,
        DATA_DIR: dataDir,
        MAIL_RECEIVED: received,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
  } finally {
    await product.stop();
    await post.close();
  }
}
