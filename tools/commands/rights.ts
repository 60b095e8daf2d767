import { readFileSync, rmSync } from 'node:fs';
import { runJest } from '../run/programs';
import { inProject } from '../run/project';

interface BrokenRight {
  what: string;
  file: string;
  /** Stands once in the file, and `to` in its place breaks the right. */
  from: string;
  to: string;
  /** A second change that the first one needs to compile. */
  also?: [from: string, to: string];
  /** One of these has to fail. */
  tests: string[];
}

interface Report {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const output = inProject('.cache', 'rights.json');

// The tests that fail; a run that breaks off says nothing about rights.
async function failing(tests: string[], env: Record<string, string>): Promise<string[]> {
  rmSync(output, { force: true });
  await runJest([...tests, '--silent', '--reporters=summary', '--json', `--outputFile=${output}`], { env });
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  if (report.numRuntimeErrorTestSuites > 0) throw new Error('The tests could not be run.');
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

// Breaks one right after another in memory and looks whether the tests notice; no file is changed.
const brokenRights = JSON.parse(readFileSync(inProject('bench/rights/broken.json'), 'utf8')) as BrokenRight[];
const whole = await failing([...new Set(brokenRights.flatMap(({ tests }) => tests))], {});
if (whole.length > 0) throw new Error(`The control fails, with no right broken: ${whole[0]}`);
console.log('control      with no right broken all of them pass');
const unnoticed: string[] = [];
for (const [at, { what, tests }] of brokenRights.entries()) {
  const [first, ...more] = await failing(tests, { BROKEN_RIGHT: String(at) });
  console.log(`${first ? 'noticed    ' : 'NOT NOTICED'}  ${what}${first ? ` (${first}; ${more.length} more)` : ''}`);
  if (!first) unnoticed.push(what);
}
console.log(`\n${brokenRights.length - unnoticed.length} of ${brokenRights.length} broken rights were noticed`);
process.exit(unnoticed.length > 0 ? 1 : 0);
