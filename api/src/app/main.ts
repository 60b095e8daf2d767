import { mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSecretFiles } from 'shared/contract/secret-files';
import { trimEndSlashes } from 'shared/format';
import { withClient } from '../platform/backup/with-client';
import { connect } from '../platform/database/connect';
import { startEmbedded } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { storeSessionSettings } from '../platform/database/session-settings';
import { openStorage } from '../platform/files/file-storage';
import { getTrace } from '../platform/http/errors';
import { startDispatcher } from '../platform/mail/dispatcher';
import { createMailTransport } from '../platform/mail/transport';
import { resolveApiFolder } from '../platform/paths';
import { createSmsProvider } from '../platform/sms/provider';
import { readDemoPassword } from './demo-password';
import { startDomains } from './domains';
import { isSecondFactorRequired } from './is-second-factor-required';
import { startJobs } from './jobs';
import { findSeededAccounts } from './preflight/check-accounts';
import { formatFinding } from './preflight/finding';
import { assertSafe, findUnsafeAtStart } from './preflight/preflight';
import { seedOnFirstUse } from './seed-on-first-use';
import { buildServer } from './server';

const { env } = process;
readSecretFiles(env);
const secondFactorRequired = isSecondFactorRequired(env);
const dataDir = resolve(env.DATA_DIR ?? resolve(resolveApiFolder('migrations'), '../../.data'));
const filesFolder = join(dataDir, 'files');
const log = (line: string) => process.stdout.write(`${line}\n`);
/** Reports progress of the first start, which takes most of a minute, to the log and the parent process. */
const reportProgress = (says: string, share: number) => {
  log(says);
  process.send?.({ says, share });
};
/** Tells the parent process that a start which fails from now on may succeed when it is repeated. */
const reportLoss = () =>
  new Promise<void>((resolve) => {
    if (!process.send) return resolve();
    process.send({ databaseLost: true }, undefined, undefined, () => resolve());
  });
/** Time for requests in flight once the process is asked to end. */
const shutdownTimeoutMs = 10_000;

mkdirSync(dataDir, { recursive: true });
const embedded = env.DATABASE_URL ? null : await startEmbedded(dataDir);
const url = env.DATABASE_URL || embedded?.url || '';
const directUrl = env.DATABASE_DIRECT_URL || undefined;
const connection = connect(url, { directUrl });
const { db } = connection;
// Before anything opens a connection of the pooler, which would not have them.
if (directUrl) await storeSessionSettings(db.$direct);
const findings = await findUnsafeAtStart({ env, dataDir, db });
for (const finding of findings) log(formatFinding(finding));
try {
  assertSafe(findings, env);
} catch (cause) {
  await embedded?.stop();
  throw cause;
}
// Held until the start is over, to notice a database that is lost meanwhile.
const sentinel = await db.$direct.connect().catch((cause) => {
  // The embedded one has answered just before.
  if (embedded) reportLoss();
  throw cause;
});
sentinel.once('error', reportLoss);
/** What failed may have noticed the loss before the sentinel does. */
const checkLoss = async (cause: unknown): Promise<never> => {
  await withClient(directUrl ?? url, (client) => client.query('select 1')).catch(reportLoss);
  throw cause;
};
const migrated = await migrate(directUrl ?? url, resolveApiFolder('migrations')).catch(checkLoss);
for (const name of migrated) log(`Migrated ${name}`);

const storage = await openStorage(env, filesFolder);
// Readiness looks at its disk, and tells where this fails.
if (!env.S3_BUCKET) await mkdir(filesFolder, { recursive: true }).catch(() => undefined);
// `API_PROXIES` is its former name.
const proxies = env.TRUSTED_PROXIES || env.API_PROXIES;
if (!env.HOST_KEY && !proxies) log('HOST_KEY is not set: limits take all readers of a host for one (docs/settings.md)');
let isOpen = true;
// The seed acts as an administrator who has no second factor yet.
let isSeeded = false;
const publicUrl = trimEndSlashes(env.PUBLIC_URL || `http://localhost:${env.PORT ?? 3000}`);
const domains = startDomains({
  db,
  storage,
  publicUrl,
  requiresSecondFactor: () => isSeeded && secondFactorRequired,
});
const app = await buildServer(domains, {
  proxies,
  hostKey: env.HOST_KEY,
  isOpen: () => isOpen,
  dataFolders: [...(embedded ? [dataDir] : []), ...(env.S3_BUCKET ? [] : [filesFolder])],
});
await app.ready();

for (const { prepare } of domains.all) await prepare().catch(checkLoss);
const password = readDemoPassword(env.DEMO_PASSWORD, dataDir);
await seedOnFirstUse({ app, connection, domains, password, firmOnly: env.SEED === 'firm', log: reportProgress }).catch(
  checkLoss,
);
isSeeded = true;
const onJobError = (error: unknown, job: string) =>
  app.log.error({ job, trace: error instanceof Error ? getTrace(error) : String(error) }, 'a job failed');
const stopJobs = startJobs(
  domains.all.flatMap(({ jobs }) => jobs),
  onJobError,
);
const transports = {
  mail: createMailTransport({ smtpUrl: env.SMTP_URL, directory: join(dataDir, 'mail') }),
  sms: createSmsProvider({ url: env.SMS_URL, token: env.SMS_TOKEN, directory: join(dataDir, 'sms') }),
};
const stopMail = startDispatcher({ connection, transports, onError: (error) => onJobError(error, 'mail') });

const end = async () => {
  if (!isOpen) return;
  isOpen = false;
  stopJobs();
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  await app.close();
  await stopMail();
  await connection.close();
  await embedded?.stop();
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
// The parent process has ended, perhaps during the start.
process.on('disconnect', end);
if (process.connected === false) await end();

await app.listen({ host: env.API_HOST || '127.0.0.1', port: Number(env.API_PORT ?? 0) });
const accounts = (await findSeededAccounts(connection.pool)).map(({ username }) => username);
sentinel.release();
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
log(`API: http://127.0.0.1:${port}`);
process.send?.({ ready: true, port, demo: { password, accounts } });
