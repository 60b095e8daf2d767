import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { seedLarge } from '../../api/src/app/seed/large/large';
import { connect } from '../../api/src/platform/database/connect';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { findFreePort } from '../../api/src/platform/database/ports';
import { type FaultName, faultNames, mountSmallDisk, unmountSmallDisk } from '../../bench/endure/faults';
import { describeReport, type EndureReport, runEndure } from '../../bench/endure/run';
import { buildAll } from '../build/build';
import { defineCommand, exitCodes } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { inProject, log } from '../run/project';

const databases = ['embedded', 'own'] as const;
type DatabaseKind = (typeof databases)[number];

const help = `Kills processes and takes away what they need while people write, and looks whether anything is lost, half there or twice.

Usage
  npm run endure -- --kills <number>

Options
  --kills <number>         how often something is killed: API, database, host, and API with database, in turn; half of
                           them with each database (6 without faults takes about two minutes)
  --database <kind>        only with one of: ${databases.join(', ')}
  --faults <names>         of ${faultNames.join(', ')}, separated by commas; all by default, "none" for none
  --fault-seconds <number> how long clock, storage and disk are at fault, 60 by default

What happens
  The built product runs on data of its own in .cache/endure, with the large seed. Forms, requests for meetings, answers,
  messages, bids, orders and pictures come in all the time; each is repeated under its key until it is acknowledged. In the
  end every one of them must be there once and whole, and every mail must have left once. The report is
  .cache/endure/report.json.

  network   connections between host, API and a database of one's own break, or let nothing through
  clock     that of the API is set an hour ahead, then an hour back
  storage   the folder of the files is gone
  mail      the mail server is gone for an hour of the outbox, whose waits are cut short
  disk      the file system of the data is full; needs the right to mount one, and the embedded database

${exitCodes}`;

const readFaults = (text: string | undefined): FaultName[] => {
  if (text === 'none') return [];
  const names = text?.split(',') ?? faultNames;
  const unknown = names.filter((name) => !(faultNames as string[]).includes(name));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is none of: ${faultNames.join(', ')}.`);
  return names as FaultName[];
};

const fill = async (url: string) => {
  const connection = connect(url);
  await seedLarge({ db: connection.db, members: 2000, bidCount: 20_000, onProgress: () => undefined });
  await connection.close();
};

const folder = inProject('.cache/endure');

interface Half {
  kind: DatabaseKind;
  kills: number;
  names: FaultName[];
  faultMs: number;
}

const runHalf = async ({ kind, kills, names, faultMs }: Half): Promise<EndureReport> => {
  const dataDir = join(folder, kind);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const isMounted = kind === 'embedded' && names.includes('disk') && mountSmallDisk(dataDir);
  if (isMounted) onEnd(() => unmountSmallDisk(dataDir));
  if (names.includes('disk') && !isMounted) log(`The fault "disk" is left out with the ${kind} database.`);
  await buildAll({ dataDir, log });
  const ownDir = join(folder, 'own-database');
  rmSync(ownDir, { recursive: true, force: true });
  const own = kind === 'own' ? await startEmbedded(ownDir) : null;
  try {
    return await runEndure({
      script: inProject('api/dist/server/main.mjs'),
      hostScript: inProject('host/dist/server/main.mjs'),
      dataDir,
      ports: [await findFreePort(), await findFreePort(), await findFreePort()],
      ownDatabase: own && { url: own.url, dataDir: ownDir },
      kills,
      faultNames: names.filter((name) => name !== 'disk' || isMounted),
      faultMs,
      fill,
      log,
    });
  } finally {
    await own?.stop();
    if (isMounted) unmountSmallDisk(dataDir);
  }
};

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    kills: { type: 'string' },
    database: { type: 'string' },
    faults: { type: 'string' },
    'fault-seconds': { type: 'string' },
  });
  const [kills, faultS] = [Number(values.kills), Number(values['fault-seconds'] ?? 60)];
  if (!Number.isInteger(kills) || kills < 1 || positionals.length > 0)
    throw new UsageError('Say how often: --kills 6.');
  if (!(faultS > 0)) throw new UsageError('--fault-seconds is a number above 0.');
  const chosen = databases.filter((kind) => values.database === undefined || values.database === kind);
  if (chosen.length === 0) throw new UsageError(`"${values.database}" is none of: ${databases.join(', ')}.`);
  const names = readFaults(values.faults);
  const reports: EndureReport[] = [];
  for (const [at, kind] of chosen.entries()) {
    const share = Math.floor((kills + at) / chosen.length);
    const report = await runHalf({ kind, kills: share, names, faultMs: faultS * 1000 });
    for (const line of describeReport(report)) log(line);
    reports.push(report);
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify(reports, null, 2)}\n`);
  }
  if (!reports.every(({ succeeded }) => succeeded))
    throw new Error('Something was lost, half there, twice or answered 500, or the control found nothing: see above.');
};

export const command = defineCommand({ help, run });
