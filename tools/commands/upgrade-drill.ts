import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArguments, UsageError } from 'shared/build/commands/command-line';
import { runUpgradeDrill } from '../../bench/upgrade/run';
import { runContainerDrill } from '../../bench/upgrade/run-container-drill';
import { defineCommand, exitCodes } from '../run/define-command';
import { root } from '../run/project';

/** Outside of the project, whose tools would take a second copy of it for a part. */
const folder = join(tmpdir(), 'portico-upgrade-drill');

const help = `Upgrades a database from a former version to this one while requests come in, and counts those that fail.

Usage
  npm run upgrade-drill -- --from <commit>
  npm run upgrade-drill -- --containers --from <tag> --to <tag> [--pooler]

Options
  --from <commit>        the former version: a commit or a tag of this repository
  --containers           upgrades the site of compose.production.yml, at https://localhost, and brings it back
  --from, --to <tag>     with --containers: tags of images that are on this machine (docs/production.md says how to build them)
  --pooler               with --containers: PgBouncer in transaction mode before PostgreSQL (image portico/pooler)
  --per-second <number>  requests a second to each process (20)

What happens
  The commit is checked out below ${folder}, with its own packages, and its API fills a new embedded database. Of
  every request that it answers, 20 a second arrive while this version starts on the same database and migrates, while both
  serve, and after the former one has ended. Both versions run from source. The folder is used again by the next drill;
  "git worktree remove --force <folder>" removes it.
  With --containers the whole site of the former version is deployed there with ports 80 and 443; deploy/upgrade.sh
  brings it to the other version and back while 20 requests a second come in, for records and for pages. Then
  each process is restarted. In the end the site and its data are removed.

${exitCodes}`;

const run = async (args: string[]) => {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    containers: { type: 'boolean', default: false },
    pooler: { type: 'boolean', default: false },
    'per-second': { type: 'string', default: '20' },
  } as const;
  const { values, positionals } = parseArguments(args, options);
  const { from, to, containers, pooler } = values;
  const perSecond = Number(values['per-second']);
  if (!from || positionals.length > 0) throw new UsageError('Name the former version: --from 5b9bb7c, or a tag.');
  if (containers !== Boolean(to) || (pooler && !containers))
    throw new UsageError('--containers needs --to, and --to and --pooler need --containers.');
  if (!(perSecond > 0)) throw new UsageError('--per-second is a number above 0.');
  mkdirSync(folder, { recursive: true });
  const shared = { root, from, perSecond, log: console.log };
  const succeeded = to
    ? await runContainerDrill({ ...shared, folder: join(folder, 'site'), to, hasPooler: pooler })
    : await runUpgradeDrill({ ...shared, folder });
  if (!succeeded) throw new Error('Some requests failed, or a process did not come up: see above.');
};

export const command = defineCommand({ help, run });
