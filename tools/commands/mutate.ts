import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from 'shared/build/commands/command-line';
import { defineCommand } from '../run/define-command';
import { runJest } from '../run/programs';
import { inProject } from '../run/project';
import { listMutations, type Mutation } from '../tests/list-mutations';

const help = `Changes single places in the rules of money, bids, meetings and rights, and checks that a test notices each.
No file is changed.

Usage
  npm run mutate                     30 changes, other ones each day
  npm run mutate -- 100              as many as given
  npm run mutate -- 100 --seed 7     the same ones again
  npm run mutate -- --only api/src/shop/points/expire.ts   all changes of one file

First the tests beside the file run, then those of its domain. Changes that make no difference are in
bench/mutations/equivalent.json, with the reason. Exits with 1 when fewer than 95 of 100 are noticed.`;

/** Folders of rules. */
const rules = [
  'api/src/auction/bids',
  'api/src/auction/works',
  'api/src/matching/holds',
  'api/src/matching/matchings',
  'api/src/members/auth',
  'api/src/shop/coupons',
  'api/src/shop/orders',
  'api/src/shop/payments',
  'api/src/shop/points',
  'api/src/shop/purchases',
  'api/src/shop/refunds',
];

interface Candidate extends Mutation {
  file: string;
  line: number;
  /** The line as it is written. */
  source: string;
}

interface Equivalent {
  file: string;
  source: string;
  what: string;
  reason: string;
}

const listFiles = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.ts') && !/\.test\.ts$|\.generated\.ts$|(^|\/)(table|testing.*|i18n)\.ts$/.test(name),
    )
    .map((name) => path.posix.join(folder, name));

const listCandidates = (file: string): Candidate[] => {
  const text = readFileSync(inProject(file), 'utf8');
  return listMutations(file, text).map((mutation) => {
    const line = text.slice(0, mutation.start).split('\n').length;
    return { ...mutation, file, line, source: text.split('\n')[line - 1]?.trim() ?? '' };
  });
};

/** Mulberry32: the same numbers for the same seed. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const choose = (all: Candidate[], count: number, seed: number) => {
  const random = createRandom(seed);
  return all
    .map((candidate) => ({ candidate, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ candidate }) => candidate);
};

/** Resolves to whether all tests below a folder pass, with a change or, as a control, without one. */
const runTests = (folder: string, mutation?: Pick<Candidate, 'file' | 'start' | 'end' | 'text'>) =>
  runJest([`${folder}/.+\\.test\\.ts$`, '--bail', '--silent', '--reporters=summary', '--passWithNoTests'], {
    env: mutation ? { MUTATION: JSON.stringify(mutation) } : {},
    quiet: true,
  });

const getDomain = (file: string) => file.split('/').slice(0, 3).join('/');

/** A test that fails without a change notices nothing. */
const checkControl = async (chosen: Candidate[]) => {
  for (const domain of new Set(chosen.map(({ file }) => getDomain(file)))) {
    if (!(await runTests(domain))) throw new Error(`The control fails: with nothing changed a test of ${domain} fails`);
    console.log(`control  with nothing changed the tests of ${domain} pass`);
  }
};

/** Whether a test fails with the change: those beside the file, then those of its domain. */
const isNoticed = async ({ file, start, end, text }: Candidate) => {
  const mutation = { file, start, end, text };
  return !(await runTests(path.posix.dirname(file), mutation)) || !(await runTests(getDomain(file), mutation));
};

const parse = (args: string[]) => {
  const get = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const count = Number(args.find((arg, at) => /^\d+$/.test(arg) && args[at - 1] !== '--seed') ?? 30);
  const seed = Number(get('--seed') ?? Math.floor(Date.now() / 86_400_000));
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new UsageError('Count and seed are whole numbers.');
  return { count, seed, only: get('--only') };
};

const mutate = async (args: string[]) => {
  const { count, seed, only } = parse(args);
  const equivalent = JSON.parse(readFileSync(inProject('bench/mutations/equivalent.json'), 'utf8')) as Equivalent[];
  const isEquivalent = ({ file, source, what }: Candidate) =>
    equivalent.some((known) => known.file === file && known.source === source && known.what === what);
  const all = (only ? [only] : rules.flatMap(listFiles)).flatMap(listCandidates).filter((each) => !isEquivalent(each));
  const chosen = only ? all : choose(all, count, seed);
  console.log(`${chosen.length} of ${all.length} changes${only ? '' : `, seed ${seed}`}`);
  await checkControl(chosen);
  const missed: Candidate[] = [];
  for (const [index, candidate] of chosen.entries()) {
    const noticed = await isNoticed(candidate);
    if (!noticed) missed.push(candidate);
    const { file, line, what } = candidate;
    console.log(`${index + 1}/${chosen.length} ${noticed ? 'noticed    ' : 'NOT NOTICED'}  ${file}:${line}  ${what}`);
  }
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} changes were noticed`);
  for (const { file, line, what, source } of missed) console.log(`  ${file}:${line}  ${what}\n    ${source}`);
  return missed.length > chosen.length * 0.05 ? 1 : 0;
};

export const command = defineCommand({ help, run: mutate });
