import { mkdirSync } from 'node:fs';
import { exitCodes, parseArguments, UsageError } from 'shared/build/commands/command-line';
import { seedLarge } from '../../api/src/app/seed/large/large';
import { connect } from '../../api/src/platform/database/connect';
import { findFreePort } from '../../api/src/platform/database/ports';
import { runEndure } from '../../bench/endure/run';
import { buildApi } from '../build/build';
import { defineCommand } from '../run/define-command';
import { inProject } from '../run/project';

const help = `Kills the API and PostgreSQL while people write, and looks whether anything is lost, half there or twice.

Usage
  npm run endure -- --kills <number>

Options
  --kills <number>   how often something is killed: the API, PostgreSQL and both in turn (6 takes about two minutes)

What happens
  The built API runs with an embedded PostgreSQL on data of its own in .cache/endure, with the large seed. Forms,
  requests for meetings, answers and messages come in all the time; each is repeated under its key until it is
  acknowledged. In the end every one of them must be there once and whole, and every mail must have left once.

${exitCodes}`;

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, { kills: { type: 'string' } });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1 || positionals.length > 0)
    throw new UsageError('Say how often: --kills 6.');
  await buildApi();
  const dataDir = inProject('.cache/endure');
  mkdirSync(dataDir, { recursive: true });
  const succeeded = await runEndure({
    script: inProject('api/dist/server/main.mjs'),
    dataDir,
    port: await findFreePort(),
    kills,
    fill: async (url) => {
      const connection = connect(url);
      await seedLarge({ db: connection.db, members: 2000, onProgress: () => undefined });
      await connection.close();
    },
    log: console.log,
  });
  if (!succeeded) throw new Error('Something was lost, half there or twice: see above.');
};

export const command = defineCommand({ help, run });
