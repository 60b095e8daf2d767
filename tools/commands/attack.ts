import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { startEmbedded } from '../../api/src/platform/database/embedded';
import { findFreePort } from '../../api/src/platform/database/ports';
import { type AttackReport, attackNames } from '../../bench/attack/run';
import type { AttackOptions } from '../attack/attack-options';
import { buildAll } from '../build/build';
import { defineCommand, exitCodes } from '../run/define-command';
import { hostKey } from '../run/host-key';
import { onEnd } from '../run/on-end';
import { startProduct } from '../run/product';
import { inProject, log } from '../run/project';
import { startService } from '../run/service';

const help = `Attacks the built product, and says what gets through. Each attack first has to find a planted hole.

Usage
  npm run attack                                everything
  npm run attack -- sessions bad-inputs         these, of:
                                                ${attackNames.join(', ')}

Options
  --requests <number>   bad inputs, 100000 by default
  --seed <number>       of their choice; the clock by default

What happens
  A host, two processes of the API and a database are started on new data in .cache/attack. Meanwhile somebody reads
  pages, whose time is compared with that of a quiet product. The report is .cache/attack/report.json.

${exitCodes}`;

const folder = inProject('.cache/attack');
const dataDir = join(folder, 'data');

/** A second process of the API on the same database and files. */
const startSecondApi = async (databaseUrl: string) => {
  const port = await findFreePort();
  const service = startService({
    name: 'second api',
    script: inProject('api/dist/server/main.mjs'),
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      HOST_KEY: hostKey,
      API_PORT: String(port),
    },
    logFile: join(dataDir, 'logs', 'second-api.log'),
    log,
  });
  await service.ready;
  return { url: `http://127.0.0.1:${port}`, stop: service.stop };
};

/** The attackers lead a session of their own, so that they can leave the processor to the product. */
const attack = async (options: AttackOptions): Promise<AttackReport[]> => {
  const script = new URL('../attack/attackers.ts', import.meta.url);
  const child = fork(script, [], { execArgv: ['--import', 'tsx'], detached: true });
  child.send(options);
  const [reports] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The attackers ended with ${code}.`))),
  ]);
  child.disconnect();
  return reports as AttackReport[];
};

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, { requests: { type: 'string' }, seed: { type: 'string' } });
  const [requests, seed] = [Number(values.requests ?? 100_000), Number(values.seed ?? Date.now() % 1_000_000)];
  const unknown = positionals.filter((name) => !attackNames.includes(name));
  if (unknown.length > 0) throw new UsageError(`"${unknown.join(' ')}" is none of: ${attackNames.join(', ')}.`);
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed))
    throw new UsageError('--requests and --seed are numbers.');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await buildAll({ dataDir, log });

  const port = await findFreePort();
  const product = startProduct({ port, dataDir, log });
  onEnd(product.stop);
  const { demo } = await product.ready;
  const embedded = await startEmbedded(dataDir);
  const second = await startSecondApi(embedded.url);
  onEnd(second.stop);
  try {
    log(`Seed of the choice: ${seed}`);
    const reports = await attack({
      site: `http://127.0.0.1:${port}`,
      apis: [product.getApiUrl(), second.url],
      hostKey,
      databaseUrl: embedded.url,
      dataDir,
      password: demo?.password ?? '',
      requests,
      seed,
      names: positionals.length > 0 ? positionals : attackNames,
    });
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ seed, requests, reports }, null, 2)}\n`);
    const failed = reports.filter(({ control, through }) => !control || through.length > 0);
    if (failed.length === 0) return 0;
    log(`\nNot held: ${failed.map(({ name }) => name).join(', ')}`);
    return 1;
  } finally {
    await second.stop();
    await embedded.stop();
    await product.stop();
  }
};

export const command = defineCommand({ help, run });
