import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PORT_FILE } from '../../api/src/platform/database/cluster';
import { freePort } from '../../api/src/platform/database/ports';
import { scratchFor } from '../../api/src/platform/database/scratch';
import { startMailServer } from '../../api/src/platform/mail/testing';
import { type Built, buildAll, startBuild } from '../commands/build';
import { startProduct } from '../run/product';
import { runNode } from '../run/programs';
import { inProject, messageOf } from '../run/project';
import { onEnd } from '../run/signals';

type Log = (line: string) => void;

const PASSWORD = 'Journey-through-7-rooms';
const dataDir = scratchFor(inProject('.cache', 'journeys'));
// Of the journeys that change what others read.
const ownDataDir = `${dataDir}-alone`;
const folders = [dataDir, ownDataDir];
const clear = () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

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

const stayInside = () => {
  for (const name of OUTSIDE) delete process.env[name];
};

export function buildForJourneys(log: Log) {
  stayInside();
  return buildAll({ dataDir, log });
}

const open = async (dataDir: string, log: Log, built?: Built) => {
  const onGiveUp = (error: Error) => log(messageOf(error));
  return startProduct({ port: await freePort(), dataDir, log, onGiveUp, built });
};

// The product built, and two folders with the same fresh data, which the API fills while the pages are being built.
async function prepare(log: Log) {
  clear();
  stayInside();
  process.env.DEMO_PASSWORD = PASSWORD;
  const product = await open(dataDir, log, startBuild({ dataDir, log }));
  try {
    await product.ready;
  } finally {
    await product.stop();
  }
  // Both run at the same time, so the copy finds a port of its own.
  cpSync(dataDir, ownDataDir, { recursive: true, filter: (file) => basename(file) !== PORT_FILE });
}

let prepared: Promise<void> | undefined;
export const prepareJourneys = (log: Log) => {
  prepared ??= prepare(log);
  return prepared;
};

// Each mail as it came, numbered in the order of coming.
function startPost(folder: string) {
  let count = 0;
  mkdirSync(folder, { recursive: true });
  return startMailServer((raw) => {
    count += 1;
    writeFileSync(join(folder, `${String(count).padStart(6, '0')}.eml`), raw);
  });
}

type Run = { url: string; dataDir: string; projects: string[]; workers: number; report: string };

// The journeys run against two products with the same fresh data: on one those that change what others read, one by
// one, and meanwhile on the other all the rest. Answers whether they succeeded.
export async function runBrowserTests(
  chromium: string,
  [report, ownReport]: [string, string],
  log: Log,
): Promise<boolean> {
  await prepareJourneys(log);
  // Where a journey serves remotes from elsewhere.
  process.env.REMOTE_ORIGINS = `http://127.0.0.1:${await freePort()}`;
  // Where a journey takes cards.
  process.env.PAYMENT_URL = `http://127.0.0.1:${await freePort()}`;
  process.env.PAYMENT_SECRET = randomUUID();

  const received = join(dataDir, 'received');
  const post = await startPost(received);
  process.env.SMTP_URL = post.url;

  const shared = await open(dataDir, log);
  const own = await open(ownDataDir, log);
  const stop = async () => {
    await Promise.all([shared.stop(), own.stop()]);
    await post.close();
  };
  onEnd(async () => {
    await stop();
    process.exit(130);
  });

  const journeys = ({ url, dataDir, projects, workers, report }: Run) =>
    runNode(
      [
        inProject('node_modules/@playwright/test/cli.js'),
        'test',
        '--reporter=list,json',
        `--workers=${workers}`,
        ...projects.map((name) => `--project=${name}`),
        `--output=${inProject('.cache/e2e', projects.join(', '))}`,
      ],
      {
        cwd: inProject('e2e'),
        env: {
          PORTICO_URL: url,
          CHROMIUM_PATH: chromium,
          DEMO_PASSWORD: PASSWORD,
          DATA_DIR: dataDir,
          MAIL_RECEIVED: received,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      },
    );
  let isDone = false;
  try {
    await Promise.all([shared.ready, own.ready]);
    const succeeded = await Promise.all([
      journeys({ url: shared.url, dataDir, projects: ['side by side', 'file by file'], workers: 2, report }),
      journeys({
        url: own.url,
        dataDir: ownDataDir,
        projects: ['one by one'],
        workers: 1,
        report: ownReport,
      }),
    ]);
    isDone = succeeded.every(Boolean);
  } finally {
    await stop();
  }
  // A journey that failed is looked into with its data and logs.
  if (isDone) clear();
  else log(`Data and logs of the journeys: ${folders.join(', ')}`);
  return isDone;
}
