import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { listRemotes } from 'shared/build/project';
import { findDrift } from '../build/generators';
import { type RunOptions, runJest, runNode } from '../run/programs';
import { getMessage, inProject, log } from '../run/project';
import { type BrowserPaths, provideBrowsers } from './browsers';
import { listFastFiles, type TestFileResult } from './list-fast-files';
import { isLongTermNode, provideLongTermNode } from './long-term-node';
import { checkStructure } from './structure';
import { checkTypes } from './types';

type Counts = { passed: number; failed: number };

const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

// A step without tests of its own counts only when it fails.
const toCounts = (succeeded: boolean): Counts => ({ passed: 0, failed: succeeded ? 0 : 1 });

// A run that fails without a failed test, as by a broken setup, is one failure.
const toTestCounts = (succeeded: boolean, passed: number, failed: number): Counts => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
});

async function lint(): Promise<Counts> {
  return toCounts(await runNode([inProject('node_modules/@biomejs/biome/bin/biome'), 'ci']));
}

// A remote is compiled with nothing but shared, as its own team has it; everything else is one program.
async function types(): Promise<Counts> {
  return toCounts(await checkTypes(['.', ...listRemotes()]));
}

async function structure(): Promise<Counts> {
  return toCounts(await checkStructure(log));
}

async function generated(): Promise<Counts> {
  const drift = await findDrift();
  for (const file of drift) log(`${file} is out of date: npm run generate`);
  return toCounts(drift.length === 0);
}

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: TestFileResult[];
};

async function runUnitTests(reportName: string, args: string[], options?: RunOptions): Promise<Counts> {
  const file = prepareReport(reportName);
  const succeeded = await runJest([...args, '--json', `--outputFile=${file}`], options);
  const report = readReport<JestReport>(file);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  return toTestCounts(succeeded, report?.numPassedTests ?? 0, failed);
}

// Tests that build have the machine to themselves: beside others, or beside another build, they take several times as long.
const withoutBuilds = '--ignoreProjects=builds';
const onlyBuilds = '--selectProjects=builds';

let browsers: Promise<BrowserPaths> | undefined;

async function unit(): Promise<Counts> {
  // Deployments try pages in a browser that they find, which must not be one that is half installed.
  await browsers?.catch(() => undefined);
  return addCounts(
    await runUnitTests('jest.json', [withoutBuilds]),
    await runUnitTests('jest-builds.json', [onlyBuilds]),
  );
}

// The fast half of the unit tests on the long-term Node; all of them where the unit tests have not run.
async function runLongTermUnit(): Promise<Counts> {
  const fast = listFastFiles(readReport<JestReport>(inProject('.cache/jest.json'))?.testResults ?? []);
  // Only what fails and the sum, since the build writes meanwhile. The build is the process more than cores.
  const args = [withoutBuilds, '--reporters=summary', `--maxWorkers=${availableParallelism()}`];
  if (fast.length) args.push('--runTestsByPath', ...fast);
  return runUnitTests('jest-lts.json', args, { node: await provideLongTermNode() });
}

let longTerm: Promise<Counts> | undefined;

// The second one that asks gets the result of the first.
function longTermUnit(): Promise<Counts> {
  longTerm ??= runLongTermUnit();
  return longTerm;
}

// Read by the steps that need it, since a command's help should not wait for it.
const loadJourneys = () => import('./journeys');

// Prepares the data too where journeys follow.
async function build(): Promise<Counts> {
  const { buildForJourneys, prepareJourneys } = await loadJourneys();
  await (browsers ? prepareJourneys(log, true) : buildForJourneys(log));
  return toCounts(true);
}

type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

async function browser(): Promise<Counts> {
  const reports: [string, string] = [prepareReport('playwright.json'), prepareReport('playwright-isolated.json')];
  const { runJourneys } = await loadJourneys();
  const succeeded = await runJourneys({ browsers: await (browsers ?? provideBrowsers(log)), reports, log });
  const runs = reports.flatMap((file) => readReport<PlaywrightReport>(file)?.stats ?? []);
  const passed = runs.reduce((sum, { expected, flaky }) => sum + expected + flaky, 0);
  const failed = runs.reduce((sum, { unexpected }) => sum + unexpected, 0);
  return toTestCounts(succeeded, passed, failed);
}

// The main journeys alone, in each engine.
async function engines(): Promise<Counts> {
  const { runJourneys } = await loadJourneys();
  return toCounts(await runJourneys({ browsers: await provideBrowsers(log), log, selection: ['engines/'] }));
}

// The path of a report that the next run writes.
function prepareReport(name: string): string {
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(inProject('.cache', name), { force: true });
  return inProject('.cache', name);
}

// Null when the run ended before it could report.
const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const steps = { lint, types, structure, generated, unit, build, 'unit-lts': longTermUnit, browser, engines };

type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

/** What `npm test` runs. A second Node is for CI, where it is not the first one; `browser` has the journeys of `engines`. */
export const defaultSteps = stepNames.filter(
  (name) => name !== 'engines' && (name !== 'unit-lts' || (process.env.CI && !isLongTermNode)),
);

export const isStepName = (name: string): name is StepName => Object.hasOwn(steps, name);

/** Runs every step, also after a failed one, and prints the sum of the tests. Resolves to the exit code. */
export async function runSteps(names: StepName[]): Promise<number> {
  let total: Counts = { passed: 0, failed: 0 };
  // Downloaded, where it has to be installed, while the first steps keep the cores busy.
  if (names.includes('browser')) browsers = provideBrowsers(log);
  browsers?.catch(() => undefined);
  for (const [index, name] of names.entries()) {
    log(`\n[${index + 1}/${names.length}] ${name}`);
    // They fill the time in which the build keeps one core busy; its step counts them.
    if (name === 'build' && names.includes('unit-lts')) longTermUnit().catch(() => undefined);
    const startedAt = Date.now();
    const counts = await steps[name]().catch((error: unknown) => {
      console.error(getMessage(error));
      return toCounts(false);
    });
    log(`${name}: ${counts.failed ? 'failed' : 'ok'}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    total = addCounts(total, counts);
  }
  log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
