import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { readSecretFiles } from 'shared/contract/secret-files';
import { checkMail } from '../../api/src/app/preflight/check-mail';
import { formatFinding } from '../../api/src/app/preflight/finding';
import { findUnsafe } from '../../api/src/app/preflight/preflight';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { defineCommand, exitCodes } from '../run/define-command';
import { getDataDirectory } from '../run/project';

const help = `Says whether the product is safe to run on a public address, and what to change.

Usage
  npm run preflight

What happens
  The settings from the environment, the database (DATABASE_URL, or the embedded one of DATA_DIR, if there is one), its
  accounts, the mail server and the disk are looked at; nothing is changed. The start of a site with a public PUBLIC_URL
  looks at the same, but for the mail server, and refuses what is called unsafe.

${exitCodes}`;

const openDatabase = async (dataDir: string) => {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  if (!DATABASE_URL && !existsSync(join(dataDir, 'database'))) return null;
  const embedded = DATABASE_URL ? null : await startEmbedded(dataDir);
  const { db, close } = connect(DATABASE_URL || embedded?.url || '', { directUrl: DATABASE_DIRECT_URL || undefined });
  const closeAll = async () => {
    await close();
    await embedded?.stop();
  };
  return { db, close: closeAll };
};

const run = async (args: string[]) => {
  if (parseArguments(args, {}).positionals.length > 0) throw new UsageError('It takes no arguments.');
  readSecretFiles(process.env);
  const dataDir = getDataDirectory();
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase(dataDir);
  if (!database) console.log('There is no database yet: it is not looked at.');
  try {
    const { env } = process;
    const findings = await findUnsafe({ env, dataDir, db: database?.db ?? null });
    findings.push(...(await checkMail(env)));
    for (const finding of findings) console.log(formatFinding(finding));
    const unsafe = findings.filter(({ fatal }) => fatal).length;
    if (unsafe > 0) throw new Error(`The start would be refused for ${unsafe} of these.`);
    console.log('Nothing unsafe was found.');
  } finally {
    await database?.close();
  }
};

export const command = defineCommand({ help, run });
