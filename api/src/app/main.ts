import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTold } from '../matching/matchings/told';
import { ensureMessages } from '../members/messages/ensure';
import { createMessenger } from '../members/messages/tell';
import { connect } from '../platform/database/connect';
import { startEmbedded } from '../platform/database/embedded';
import { migrate } from '../platform/database/migrate';
import { openDisk } from '../platform/files/disk';
import { createFiles } from '../platform/files/files';
import { traceOf } from '../platform/http/errors';
import { startMail } from '../platform/mail/dispatcher';
import { createMailTransport } from '../platform/mail/transport';
import { inApi } from '../platform/paths';
import { createSmsProvider } from '../platform/sms/provider';
import { createShop } from '../shop/trade';
import { demoPassword } from './demo-password';
import { startJobs } from './jobs';
import { seedOnFirstUse } from './seed/seed';
import { buildServer } from './server';

const { env } = process;
const dataDir = resolve(env.DATA_DIR ?? resolve(inApi('migrations'), '../../.data'));
const log = (line: string) => process.stdout.write(`${line}\n`);
/** To whoever waits for the first start, which takes most of a minute. */
const tell = (line: string) => {
  log(line);
  process.send?.({ says: line });
};
/** Work in flight may take this long once the process is asked to end. */
const patienceMs = 10_000;

mkdirSync(dataDir, { recursive: true });
const embedded = env.DATABASE_URL ? null : await startEmbedded(dataDir);
const url = env.DATABASE_URL || embedded?.url || '';
for (const name of await migrate(url, inApi('migrations'))) log(`Migrated ${name}`);

const connection = connect(url);
const { db } = connection;
const disk = await openDisk(env, join(dataDir, 'files'));
let isOpen = true;
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, '');
const app = await buildServer({ db, disk, publicUrl, proxies: env.API_PROXIES, isOpen: () => isOpen });
await app.ready();

await ensureMessages(db);
const password = demoPassword(env.DEMO_PASSWORD, dataDir);
await seedOnFirstUse({ app, connection, password, firmOnly: env.SEED === 'firm', log: tell });
const onError = (error: unknown) =>
  app.log.error({ trace: error instanceof Error ? traceOf(error) : String(error) }, 'a job failed');
const messenger = createMessenger({ publicUrl });
const stopJobs = startJobs({
  db,
  files: createFiles(db, disk),
  told: createTold({ messenger, publicUrl }),
  shop: createShop({ messenger }),
  onError,
});
const carriers = {
  mail: createMailTransport({ smtpUrl: env.SMTP_URL, directory: join(dataDir, 'mail') }),
  sms: createSmsProvider({ url: env.SMS_URL, token: env.SMS_TOKEN, directory: join(dataDir, 'sms') }),
};
const stopMail = startMail({ connection, carriers, onError });

const end = async () => {
  if (!isOpen) return;
  isOpen = false;
  stopJobs();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await app.close();
  await stopMail();
  await connection.close();
  await embedded?.stop();
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
// Whoever started this process is gone, perhaps while it was starting.
process.on('disconnect', end);
if (process.connected === false) await end();

await app.listen({ host: env.API_HOST || '127.0.0.1', port: Number(env.API_PORT ?? 0) });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : undefined;
log(`API: http://127.0.0.1:${port}`);
process.send?.({ ready: true, port, demo: { password } });
