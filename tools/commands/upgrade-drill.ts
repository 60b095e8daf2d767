import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes, parseArguments, UsageError } from 'shared/build/commands/command-line';
import { runUpgradeDrill } from '../../bench/upgrade/run';
import { defineCommand } from '../run/define-command';
import { root } from '../run/project';

/** Outside of the project, whose tools would take a second copy of it for a part. */
const folder = join(tmpdir(), 'portico-upgrade-drill');

const help = `Upgrades a database from a former version to this one while requests come in, and counts those that fail.

Usage
  npm run upgrade-drill -- --from <commit>

Options
  --from <commit>        the former version: a commit or a tag of this repository
  --per-second <number>  requests a second to each process (20)

What happens
  The commit is checked out below ${folder}, with its own packages, and its API fills a new embedded database. Of
  every request that it answers, 20 a second arrive while this version starts on the same database and migrates, while both
  serve, and after the former one has ended. Both versions run from source. The folder is used again by the next drill;
  "git worktree remove --force <folder>" removes it.

${exitCodes}`;

const run = async (args: string[]) => {
  const options = { from: { type: 'string' }, 'per-second': { type: 'string', default: '20' } } as const;
  const { values, positionals } = parseArguments(args, options);
  const perSecond = Number(values['per-second']);
  if (!values.from || positionals.length > 0) throw new UsageError('Name the former version: --from v1.0.0.');
  if (!(perSecond > 0)) throw new UsageError('--per-second is a number above 0.');
  mkdirSync(folder, { recursive: true });
  const succeeded = await runUpgradeDrill({ root, folder, from: values.from, perSecond, log: console.log });
  if (!succeeded) throw new Error('Some requests failed: see above.');
};

export const command = defineCommand({ help, run });
