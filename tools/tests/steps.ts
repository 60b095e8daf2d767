import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/remotes';
import { findDrift } from '../build/generators';
import { runJest, runNode } from '../run/programs';
import { inProject, messageOf } from '../run/project';
import { buildForJourneys, prepareJourneys, runBrowserTests } from './browser-tests';
import { provideChromium } from './chromium';

type Counts = { passed: number; failed: number };

const log = (line: string) => console.log(line);

// A check without tests of its own counts only when it fails.
const check = (succeeded: boolean): Counts => ({ passed: 0, failed: succeeded ? 0 : 1 });

// A run that fails without a failed test, as by a broken setup, is one failure.
const tests = (succeeded: boolean, passed: number, failed: number): Counts => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
});

async function lint(): Promise<Counts> {
  return check(await runNode([inProject('node_modules/@biomejs/biome/bin/biome'), 'ci']));
}

async function types(): Promise<Counts> {
  const tsc = inProject('node_modules/@typescript/native/bin/tsc');
  // A remote is checked with nothing but shared, as its own team has it; everything else is one program.
  const folders = ['.', ...remoteNames];
  // A program for each core takes half as long as programs that spread over all of them in turn.
  const waiting = folders.values();
  const work = async () => {
    let succeeded = true;
    for (const folder of waiting)
      succeeded =
        (await runNode([tsc, '--noEmit', '--singleThreaded', '-p', join(folder, 'tsconfig.json')])) && succeeded;
    return succeeded;
  };
  return check((await Promise.all(Array.from({ length: availableParallelism() }, work))).every(Boolean));
}

async function generated(): Promise<Counts> {
  const drift = findDrift();
  for (const file of drift) log(`${file} is out of date: npm run generate`);
  return check(drift.length === 0);
}

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

async function unit(): Promise<Counts> {
  const file = reportFile('jest.json');
  const succeeded = await runJest(['--json', `--outputFile=${file}`]);
  const report = readReport<JestReport>(file);
  const failed = report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 0;
  return tests(succeeded, report?.numPassedTests ?? 0, failed);
}

let chromium: Promise<string> | undefined;

// Where journeys follow, their data with it.
async function build(): Promise<Counts> {
  await (chromium ? prepareJourneys(log) : buildForJourneys(log));
  return check(true);
}

type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

async function browser(): Promise<Counts> {
  const files: [string, string] = [reportFile('playwright.json'), reportFile('playwright-alone.json')];
  const succeeded = await runBrowserTests(await (chromium ?? provideChromium(log)), files, log);
  const runs = files.flatMap((file) => readReport<PlaywrightReport>(file)?.stats ?? []);
  const passed = runs.reduce((sum, { expected, flaky }) => sum + expected + flaky, 0);
  return tests(
    succeeded,
    passed,
    runs.reduce((sum, { unexpected }) => sum + unexpected, 0),
  );
}

function reportFile(name: string): string {
  mkdirSync(inProject('.cache'), { recursive: true });
  rmSync(inProject('.cache', name), { force: true });
  return inProject('.cache', name);
}

// null: the run ended before it could report.
const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const steps = { lint, types, generated, unit, build, browser };

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

// Every step, also after a failed one, and a closing line that adds up the tests.
export async function runSteps(names: StepName[]): Promise<never> {
  const total: Counts = { passed: 0, failed: 0 };
  // Where it has to be installed, it comes over the network while the first steps keep the cores busy.
  if (names.includes('browser')) chromium = provideChromium(log);
  chromium?.catch(() => undefined);
  for (const [index, name] of names.entries()) {
    log(`\n[${index + 1}/${names.length}] ${name}`);
    const since = Date.now();
    const counts = await steps[name]().catch((error: unknown) => {
      console.error(messageOf(error));
      return check(false);
    });
    log(`${name}: ${counts.failed ? 'failed' : 'ok'}, ${((Date.now() - since) / 1000).toFixed(1)} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}
