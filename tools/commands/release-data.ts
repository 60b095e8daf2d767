import { writeFileSync } from 'node:fs';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { readReleaseData } from '../../api/src/app/upgrade/release-data';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { defineCommand, exitCodes } from '../run/define-command';
import { getDataDirectory, inProject } from '../run/project';

const help = `Keeps the data of a release, on which every later version must start (decision 66).

Usage
  npm run release-data -- <release>

What happens
  The rows of DATABASE_URL, or of the embedded database of DATA_DIR, are written to api/src/app/upgrade/releases. Let the
  release fill a new one first, by its first start:

    DATA_DIR=/tmp/release npm start      (Ctrl-C when it is ready)
    DATA_DIR=/tmp/release npm run release-data -- 1.1.0

${exitCodes}`;

const run = async (args: string[]) => {
  const [release, ...more] = parseArguments(args, {}).positionals;
  if (!release || !/^[\w.]+$/.test(release) || more.length > 0) throw new UsageError('Name the release: 1.1.0.');
  const { DATABASE_URL } = process.env;
  const embedded = DATABASE_URL ? null : await startEmbedded(getDataDirectory());
  const { pool, close } = connect(DATABASE_URL || embedded?.url || '');
  try {
    const file = inProject('api/src/app/upgrade/releases', `${release}.json.br`);
    const content = await readReleaseData(pool);
    writeFileSync(file, content);
    console.log(`${file}: ${Math.ceil(content.length / 1000)} kB`);
  } finally {
    await close();
    await embedded?.stop();
  }
};

export const command = defineCommand({ help, run });
