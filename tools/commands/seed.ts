import { join } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { seedLarge } from '../../api/src/app/seed/large/large';
import { seedLargeShop } from '../../api/src/app/seed/large/shop';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { migrate } from '../../api/src/platform/database/migrate';
import { defineCommand, exitCodes } from '../run/define-command';
import { getDataDirectory, inProject } from '../run/project';
import { reportCount } from '../run/report-count';

const help = `Adds data to a database that npm start has filled.

Usage
  npm run seed -- --large

Options
  --large   20,000 users, a fair a month ahead with 300 buyers, 500 sellers and 10,000 requests in every state, an
            auction of 1,000 lots with 1,000,000 bids, and a shop of 100,000 products

What happens
  The rows go into DATABASE_URL, or into the embedded database of DATA_DIR, whether the product runs or not. They obey
  every constraint, have the same ids in every run, and cause no mails; a run that was interrupted is taken up by the
  next. The accounts are called large-00001 and so on, with the password of the demo accounts.

${exitCodes}`;

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, { large: { type: 'boolean' } });
  if (!values.large || positionals.length > 0) throw new UsageError('Say what to add: --large.');
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(getDataDirectory());
  const url = process.env.DATABASE_URL || embedded?.url || '';
  const directUrl = process.env.DATABASE_DIRECT_URL || undefined;
  await migrate(directUrl ?? url, join(inProject('api'), 'migrations'));
  const connection = connect(url, { directUrl });
  try {
    await seedLarge({ db: connection.db, onProgress: reportCount });
    await seedLargeShop({ db: connection.db, onProgress: reportCount });
  } finally {
    await connection.close();
    await embedded?.stop();
  }
};

export const command = defineCommand({ help, run });
