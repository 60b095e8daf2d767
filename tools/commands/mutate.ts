import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { UsageError } from 'shared/build/commands/command-line';
import { startTestServer, stopTestServer } from '../../api/src/platform/database/testing';
import { defineCommand } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { inProject } from '../run/project';
import { listMutations } from '../tests/list-mutations';
import { type RuleMutation, runMutations } from '../tests/run-mutations';

const help = `Changes single places in the rules of money, bids, meetings and rights, and checks that a test notices each.
No file is changed.

Usage
  npm run mutate                     30 changes, other ones each day
  npm run mutate -- 100              as many as given
  npm run mutate -- 100 --seed 7     the same ones again
  npm run mutate -- --only api/src/shop/points             all changes of a folder or a file; several
                                     with commas
  npm run mutate -- 100 --seed 7 --only api/src/shop       those of the 100 that lie in it

The tests of a resource run with nothing changed, which shows which of them evaluate each place. Those then run with the
change, the quickest first, until one fails: ten changes in one process, in which the failed tests have to pass afterwards
with nothing changed. The tests of the whole domain follow for what is left. Changes that make no difference are in
bench/mutations/equivalent.json, with the reason. Exits with 1 when fewer than 95 of 100 are noticed.`;

/** Folders and files of rules. */
const rules = [
  'api/src/auction/bids',
  'api/src/auction/works',
  'api/src/matching/holds',
  'api/src/matching/matchings',
  'api/src/members/auth',
  'api/src/platform/auth',
  'api/src/platform/http/access.ts',
  'api/src/platform/permits',
  'api/src/shop/coupons',
  'api/src/shop/orders',
  'api/src/shop/payments',
  'api/src/shop/points',
  'api/src/shop/purchases',
  'api/src/shop/refunds',
];

interface Equivalent {
  file: string;
  source: string;
  what: string;
  reason: string;
}

const isRule = (name: string) =>
  name.endsWith('.ts') && !/\.test\.ts$|\.generated\.ts$|(^|\/)(table|testing.*|i18n)\.ts$/.test(name);

const listFiles = (rule: string) =>
  rule.endsWith('.ts')
    ? [rule]
    : readdirSync(inProject(rule), { recursive: true, encoding: 'utf8' })
        .filter(isRule)
        .map((name) => path.posix.join(rule, name));

const listRuleMutations = (file: string): RuleMutation[] => {
  const text = readFileSync(inProject(file), 'utf8');
  return listMutations(file, text).map((mutation, number) => {
    const before = text.slice(0, mutation.start).split('\n');
    const [line, column] = [before.length, before.at(-1)?.length ?? 0];
    const source = text.split('\n')[line - 1]?.trim() ?? '';
    return { ...mutation, name: `${file}#${number}`, file, line, column, source };
  });
};

/** The same ones for the same seed, also after code has changed elsewhere. */
const choose = (all: RuleMutation[], count: number, seed: number) => {
  const draw = ({ file, source, what, column }: RuleMutation) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, source, what, column]))
      .digest('hex');
  return all
    .map((candidate) => ({ candidate, place: draw(candidate) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
};

const parse = (args: string[]) => {
  const get = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const only = get('--only')?.split(',');
  const given = args.find((arg, at) => /^\d+$/.test(arg) && args[at - 1] !== '--seed');
  const count = Number(given ?? (only ? Number.MAX_SAFE_INTEGER : 30));
  const seed = Number(get('--seed') ?? Math.floor(Date.now() / 86_400_000));
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new UsageError('Count and seed are whole numbers.');
  return { count, seed, only };
};

/** All changes of the rules or of one file but those that make no difference; throws for a reason that fits no change. */
const listChosen = ({ count, seed, only }: ReturnType<typeof parse>) => {
  const equivalent = JSON.parse(readFileSync(inProject('bench/mutations/equivalent.json'), 'utf8')) as Equivalent[];
  const isSame = (known: Equivalent, { file, source, what }: RuleMutation) =>
    known.file === file && known.source === source && known.what === what;
  const every = rules.flatMap(listFiles).flatMap(listRuleMutations);
  const stale = equivalent.filter((known) => !every.some((candidate) => isSame(known, candidate)));
  if (stale.length > 0) throw new UsageError(`No such change any more in ${stale.map(({ file }) => file).join(', ')}`);
  const all = every.filter((each) => !equivalent.some((known) => isSame(known, each)));
  const chosen = choose(all, count, seed).filter(
    ({ file }) => !only || only.some((place) => `${file}/`.startsWith(`${place}/`)),
  );
  console.log(`${chosen.length} of ${all.length} changes, seed ${seed}`);
  return chosen;
};

/** Tries each of the changes, as many at once as there are cores; answers those that no test notices. */
const findMissed = async (chosen: RuleMutation[]): Promise<RuleMutation[]> => {
  const missed: RuleMutation[] = [];
  const report = (mutation: RuleMutation, title: string | null) => {
    const { file, line, what } = mutation;
    if (title === null) missed.push(mutation);
    console.log(`${title === null ? 'NOT NOTICED' : 'noticed    '}  ${file}:${line}  ${what}`);
    if (title !== null) console.log(`             by: ${title}`);
  };
  await runMutations(chosen, { processes: availableParallelism(), report });
  return missed;
};

const mutate = async (args: string[]) => {
  const startedAt = Date.now();
  const chosen = listChosen(parse(args));
  // One server for all runs: each of them would start its own otherwise.
  await startTestServer();
  onEnd(() => stopTestServer());
  try {
    process.env.TEST_DATABASE_URL = process.env.PORTICO_TEST_SERVER;
    const missed = await findMissed(chosen);
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    console.log(`\n${chosen.length - missed.length} of ${chosen.length} changes were noticed, in ${minutes} minutes`);
    for (const { file, line, what, source } of missed) console.log(`  ${file}:${line}  ${what}\n    ${source}`);
    return missed.length > chosen.length * 0.05 ? 1 : 0;
  } finally {
    await stopTestServer();
  }
};

export const command = defineCommand({ help, run: mutate });
