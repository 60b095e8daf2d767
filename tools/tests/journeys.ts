import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PORT_FILE } from '../../api/src/platform/database/cluster';
import { findFreePort } from '../../api/src/platform/database/ports';
import { createScratchPath } from '../../api/src/platform/database/scratch-path';
import { startMailServer } from '../../api/src/platform/mail/testing';
import { type BuildProgress, buildAll, startBuild } from '../build/build';
import { onEnd } from '../run/on-end';
import { startProduct } from '../run/product';
import { runNode } from '../run/programs';
import { inProject } from '../run/project';
import type { BrowserPaths } from './browsers';

type Log = (line: string) => void;

const PASSWORD = 'Journey-through-7-rooms';
const dataDir = createScratchPath(inProject('.cache', 'journeys'));
// Data of the journeys that change what others read.
const isolatedDataDir = `${dataDir}-isolated`;
// Data that no product changes, for journeys that start one of their own.
const freshDataDir = `${dataDir}-fresh`;
const folders = [dataDir, isolatedDataDir, freshDataDir];
const clear = () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

// Settings that would lead the journeys to other data or services.
const FOREIGN_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
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

const dropForeignSettings = () => {
  for (const name of FOREIGN_SETTINGS) delete process.env[name];
};

/** Builds the product without its data. */
export function buildForJourneys(log: Log) {
  dropForeignSettings();
  return buildAll({ dataDir, log });
}

const open = async (dataDir: string, log: Log, built?: BuildProgress) => {
  return startProduct({ port: await findFreePort(), dataDir, log, built });
};

// Builds the product, and folders with the same fresh data, which the API seeds during the build.
async function prepare(log: Log, alsoGallery: boolean) {
  clear();
  dropForeignSettings();
  process.env.DEMO_PASSWORD = PASSWORD;
  const product = await open(dataDir, log, startBuild({ dataDir, log, alsoGallery }));
  try {
    await product.ready;
  } finally {
    await product.stop();
  }
  // Databases run at the same time, so each copy takes a port of its own.
  for (const folder of [isolatedDataDir, freshDataDir])
    cpSync(dataDir, folder, { recursive: true, filter: (file) => basename(file) !== PORT_FILE });
}

let prepared: Promise<void> | undefined;
export const prepareJourneys = (log: Log, alsoGallery: boolean) => {
  prepared ??= prepare(log, alsoGallery);
  return prepared;
};

// Writes each mail as it came, numbered in the order of arrival.
function startMailbox(folder: string) {
  let count = 0;
  mkdirSync(folder, { recursive: true });
  return startMailServer((raw) => {
    count += 1;
    writeFileSync(join(folder, `${String(count).padStart(6, '0')}.eml`), raw);
  });
}

interface Run {
  url: string;
  apiUrl: string;
  dataDir: string;
  projects: string[];
  workers: number;
  /** Where the report as JSON goes; without it none is written. */
  report: string | undefined;
}

interface Options {
  browsers: BrowserPaths;
  log: Log;
  /** Files for the reports of the two runs. */
  reports?: [string, string];
  /** Arguments that select journeys: files of e2e, `--grep=…`. */
  selection?: string[];
}

// The projects of e2e/playwright.config.ts for the engines that are installed.
const listEngines = ({ FIREFOX_PATH, WEBKIT_DRIVER_PATH }: BrowserPaths) => [
  'Chromium',
  ...(FIREFOX_PATH ? ['Firefox'] : []),
  ...(WEBKIT_DRIVER_PATH ? ['WebKit'] : []),
];

/**
 * Runs the journeys against two products with the same fresh data: those that change what others read on one of them,
 * one by one, and meanwhile all others on the other one. Resolves to whether they succeeded.
 */
export async function runJourneys({ browsers, log, reports, selection = [] }: Options): Promise<boolean> {
  await prepareJourneys(log, selection.length === 0 || selection.some((file) => file.includes('gallery')));
  // Where a journey serves remotes from another origin.
  process.env.REMOTE_ORIGINS = `http://127.0.0.1:${await findFreePort()}`;
  // Where a journey takes cards.
  process.env.PAYMENT_URL = `http://127.0.0.1:${await findFreePort()}`;
  process.env.PAYMENT_SECRET = randomUUID();

  const openapiFile = join(dataDir, 'openapi.json');
  const { createOpenapiDocument } = await import('../../api/src/platform/openapi');
  writeFileSync(openapiFile, JSON.stringify(createOpenapiDocument()));

  const received = join(dataDir, 'received');
  const mailbox = await startMailbox(received);
  process.env.SMTP_URL = mailbox.url;

  const common = await open(dataDir, log);
  const isolated = await open(isolatedDataDir, log);
  const stop = async () => {
    await Promise.all([common.stop(), isolated.stop()]);
    await mailbox.close();
  };
  onEnd(stop);

  const run = ({ url, apiUrl, dataDir, projects, workers, report }: Run) =>
    runNode(
      [
        inProject('node_modules/@playwright/test/cli.js'),
        'test',
        ...selection,
        `--reporter=list${report ? ',json' : ''}`,
        `--workers=${workers}`,
        ...projects.map((name) => `--project=${name}`),
        ...(selection.length ? ['--pass-with-no-tests'] : []),
        `--output=${inProject('.cache/e2e', projects.join(', '))}`,
      ],
      {
        cwd: inProject('e2e'),
        env: {
          PORTICO_URL: url,
          PORTICO_API_URL: apiUrl,
          ...browsers,
          DEMO_PASSWORD: PASSWORD,
          DATA_DIR: dataDir,
          FRESH_DATA_DIR: freshDataDir,
          MAIL_RECEIVED: received,
          OPENAPI_FILE: openapiFile,
          ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
        },
      },
    );
  let succeeded = false;
  try {
    await Promise.all([common.ready, isolated.ready]);
    const [report, isolatedReport] = reports ?? [];
    const results = await Promise.all([
      run({
        url: common.url,
        apiUrl: common.getApiUrl(),
        dataDir,
        projects: ['side by side', 'file by file'],
        workers: 2,
        report,
      }),
      run({
        url: isolated.url,
        apiUrl: isolated.getApiUrl(),
        dataDir: isolatedDataDir,
        projects: ['one by one', ...listEngines(browsers)],
        workers: 1,
        report: isolatedReport,
      }),
    ]);
    succeeded = results.every(Boolean);
  } finally {
    await stop();
  }
  // Data and logs stay where a journey failed.
  if (succeeded) clear();
  else log(`Data and logs of the journeys: ${folders.join(', ')}`);
  return succeeded;
}
