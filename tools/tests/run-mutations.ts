import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runJest } from '../run/programs';
import { inProject, root } from '../run/project';
import { type ChangedSources, withChangedSources } from './changed-sources';
import { type Mutation, switchMutations } from './list-mutations';

export interface RuleMutation extends Mutation {
  /** Path in the project. */
  file: string;
  line: number;
  column: number;
  /** The line as it is written. */
  source: string;
  /** Tells it from the others of a run. */
  name: string;
}

/** The title of a test that fails with each mutation by its name, null if none does. */
type Verdicts = Map<string, string | null>;

interface Env {
  [name: string]: string;
  PORTICO_TEST_SOURCES: string;
}

interface Failure {
  file: string;
  title: string;
}

/** Tests of a file. */
interface Selection {
  file: string;
  /** Null for all of them. */
  titles: string[] | null;
  durationMs: number;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration: number }[];
  }[];
}

interface Mark {
  /** Of a mutation. */
  name: string;
  file: string;
  /** Of a test; empty for what the file does before its tests. */
  title: string;
}

interface Run {
  mutation: RuleMutation;
  /** Those that evaluate the place, the nearest and then the quickest first. */
  tests: Selection[];
}

const inJest = (name: string) => inProject('tools/tests/jest', name);
const isBeside = ({ file }: RuleMutation, test: string) => test.startsWith(`${inProject(path.dirname(file))}/`);

const switchSources = (mutations: RuleMutation[]): ChangedSources => {
  const change = (file: string) =>
    switchMutations(
      readFileSync(inProject(file), 'utf8'),
      mutations.filter((mutation) => mutation.file === file),
    );
  return Object.fromEntries(mutations.map(({ file }) => [file, change(file)]));
};

const joinTitle = ({ ancestorTitles, title }: { ancestorTitles: string[]; title: string }) =>
  [...ancestorTitles, title].join(' ');

const selectTests = (mutation: RuleMutation, reached: Mark[], passed: JestReport['testResults']): Selection[] => {
  const marks = reached.filter(({ name }) => name === mutation.name);
  const selections = passed.flatMap(({ name: file, assertionResults }): Selection[] => {
    const titles = marks.filter((mark) => mark.file === file).map(({ title }) => title);
    // Only the first file of a process shows what is evaluated when a module is loaded.
    const isWhole = titles.includes('') || (mutation.isStatic && isBeside(mutation, file));
    if (titles.length === 0 && !isWhole) return [];
    const chosen = assertionResults.filter((test) => isWhole || titles.includes(joinTitle(test)));
    const durationMs = chosen.reduce((sum, { duration }) => sum + duration, 0);
    return [{ file, titles: isWhole ? null : titles, durationMs }];
  });
  const sorted = selections.sort((one, other) => one.durationMs - other.durationMs);
  const isNear = ({ file }: Selection) => isBeside(mutation, file);
  return [...sorted.filter(isNear), ...sorted.filter((test) => !isNear(test))];
};

const listTestFiles = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.types)\.test\.ts$/.test(name))
    .map((name) => inProject(folder, name));

/** Test files in the folder of the resource of each mutation, or all others of its domain and the table of rights. */
const listFiles = (mutations: RuleMutation[], where: 'near' | 'far'): string[] => {
  const getFolders = (depth: number) => [
    ...new Set(mutations.map(({ file }) => file.split('/').slice(0, depth).join('/'))),
  ];
  const near = new Set(getFolders(4).flatMap(listTestFiles));
  if (where === 'near') return [...near];
  const all = [...getFolders(3).flatMap(listTestFiles), inProject('api/src/app/rights.test.ts')];
  return all.filter((file) => !near.has(file));
};

/**
 * Runs test files with no mutation switched on. Answers for each mutation the tests that evaluate its place; one that fails
 * already can notice nothing and is left out.
 */
const findTests = async (mutations: RuleMutation[], files: string[], env: Env): Promise<Run[]> => {
  const [marks, output] = [
    path.join(env.PORTICO_TEST_SOURCES, 'marks'),
    path.join(env.PORTICO_TEST_SOURCES, 'report.json'),
  ];
  for (const file of [marks, output]) rmSync(file, { force: true });
  const args = ['--silent', '--json', `--outputFile=${output}`, '--runTestsByPath', ...files];
  await runJest(args, { env: { ...env, PORTICO_TEST_MARKS: marks }, quiet: true });
  if (!existsSync(output)) throw new Error('The tests cannot be run.');
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as JestReport;
  const lines = existsSync(marks) ? readFileSync(marks, 'utf8').split('\n').filter(Boolean) : [];
  const reached = lines.map((line) => JSON.parse(line) as Mark);
  for (const { name, status, assertionResults } of testResults) {
    if (status === 'passed') continue;
    console.error(`Left out, as it fails with nothing changed: ${path.relative(root, name)}`);
    for (const test of assertionResults)
      if (test.status === 'failed') console.error(`             in: ${joinTitle(test)}`);
  }
  const passed = testResults.filter(({ status }) => status === 'passed');
  return mutations.map((mutation) => ({ mutation, tests: selectTests(mutation, reached, passed) }));
};

const listen = <T>(worker: ChildProcess, limitMs: number) =>
  new Promise<T | null>((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), limitMs);
    const settle = (answer: T | null) => {
      clearTimeout(timer);
      worker.off('exit', onExit).off('message', settle);
      resolve(answer);
    };
    const onExit = () => settle(null);
    worker.once('exit', onExit).once('message', settle);
  });

/** Starts a process for runs of tests; `run` answers null when it breaks off or does not end. */
const startWorker = async (env: Env, mutation?: string) => {
  const worker = fork(inJest('mutation-worker.mjs'), {
    cwd: root,
    env: { ...process.env, ...env, ...(mutation && { PORTICO_TEST_MUTATION: mutation }) },
    execArgv: ['--import', pathToFileURL(inJest('setup.mjs')).href],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if ((await listen(worker, 120_000)) === null) throw new Error('The process that runs tests does not start.');
  const run = (tests: Selection[], name?: string) => {
    worker.send({ mutation: name, tests });
    const limitMs = 120_000 + 10 * tests.reduce((sum, { durationMs }) => sum + durationMs, 0);
    return listen<{ failure: Failure | null }>(worker, limitMs);
  };
  return { run, end: () => worker.kill() };
};

const runOnce = async (tests: Selection[], env: Env, name?: string) => {
  const worker = await startWorker(env, name);
  try {
    return await worker.run(tests, name);
  } finally {
    worker.end();
  }
};

/**
 * Tries one mutation in a process of its own, in which it is on from the first line. A test that then fails with nothing
 * changed as well, as on a machine without time, notices nothing.
 */
const runAlone = async ({ mutation: { name }, tests }: Run, env: Env) => {
  const answer = await runOnce(tests, env, name);
  if (answer && !answer.failure) return null;
  const failed = tests.filter(({ file }) => !answer || file === answer.failure?.file);
  const control = await runOnce(failed, env);
  return control?.failure === null ? (answer?.failure?.title ?? 'the tests do not end') : null;
};

/**
 * Tries several mutations in one process. Afterwards the tests that have failed have to pass in it with nothing changed:
 * answers null if they do not, as then one mutation may have left something behind that another was blamed for.
 */
const runTogether = async (runs: Run[], env: Env): Promise<Verdicts | null> => {
  const worker = await startWorker(env);
  try {
    const verdicts: Verdicts = new Map();
    const failed = new Map<string, Selection>();
    for (const { mutation, tests } of runs) {
      const answer = await worker.run(tests, mutation.name);
      if (!answer) return null;
      verdicts.set(mutation.name, answer.failure?.title ?? null);
      for (const test of tests) if (test.file === answer.failure?.file) failed.set(JSON.stringify(test), test);
    }
    const control = await worker.run([...failed.values()]);
    return control && control.failure === null ? verdicts : null;
  } finally {
    worker.end();
  }
};

const batchSize = 10;

/** Splits runs into batches of neighbours, which the same tests notice; a static one is a batch of its own. */
const toBatches = (runs: Run[]): Run[][] => {
  const tried = runs.filter(({ tests }) => tests.length > 0);
  const alone = tried.filter(({ mutation }) => mutation.isStatic);
  const sorted = tried
    .filter(({ mutation }) => !mutation.isStatic)
    .sort(({ mutation: one }, { mutation: other }) => (one.file < other.file ? -1 : 1));
  const batches = sorted.flatMap((_, at) => (at % batchSize === 0 ? [sorted.slice(at, at + batchSize)] : []));
  return [...batches, ...alone.map((run) => [run])];
};

type Report = (mutation: RuleMutation, title: string | null) => void;

/** Reports each mutation that a test notices; answers the names of these. */
const tryMutations = async (runs: Run[], processes: number, env: Env, report: Report): Promise<Set<string>> => {
  const noticed = new Set<string>();
  const waiting = toBatches(runs);
  const work = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const together = batch.length > 1 ? await runTogether(batch, env) : null;
      for (const run of batch) {
        const title = together ? together.get(run.mutation.name) : await runAlone(run, env);
        if (!title) continue;
        noticed.add(run.mutation.name);
        report(run.mutation, title);
      }
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  return noticed;
};

/**
 * Tries mutations, `processes` batches at a time: with the tests of their resource, and those that are left with all of
 * their domain. Reports each once it is known whether a test notices it.
 */
export const runMutations = (mutations: RuleMutation[], { processes, report }: { processes: number; report: Report }) =>
  withChangedSources(switchSources(mutations), async (env) => {
    let left = mutations;
    for (const where of ['near', 'far'] as const) {
      if (left.length === 0) return;
      const runs = await findTests(left, listFiles(left, where), env);
      const noticed = await tryMutations(runs, processes, env, report);
      left = left.filter(({ name }) => !noticed.has(name));
    }
    for (const mutation of left) report(mutation, null);
  });
