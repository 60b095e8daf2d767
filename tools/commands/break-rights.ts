import { readFileSync, rmSync } from 'node:fs';
import { defineCommand } from '../run/define-command';
import { runJest } from '../run/programs';
import { inProject } from '../run/project';
import { type ChangedSources, withChangedSources } from '../tests/changed-sources';

const help = `Breaks one right after another in memory, and checks that a test notices each. No file is changed.

Usage
  npm run break-rights

The changes are in bench/rights/broken.json. Exits with 1 when one is not noticed.`;

interface BrokenRight {
  what: string;
  file: string;
  /** Occurs once in the file; `to` in its place breaks the right. */
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

// The names of the tests that fail. Throws when the run broke off, which says nothing about rights.
async function findFailing(tests: string[], sources: ChangedSources = {}): Promise<string[]> {
  rmSync(output, { force: true });
  const args = [...tests, '--silent', '--reporters=summary', '--json', `--outputFile=${output}`];
  await withChangedSources(sources, (env) => runJest(args, { env }));
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  if (report.numRuntimeErrorTestSuites > 0) throw new Error('The tests could not be run.');
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

function breakRight({ file, from, to, also: [mark, other] = ['', ''] }: BrokenRight): string {
  const source = readFileSync(inProject(file), 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has not one place of: ${from}`);
  return source.replace(from, to).replace(mark, other);
}

async function breakRights() {
  const brokenRights = JSON.parse(readFileSync(inProject('bench/rights/broken.json'), 'utf8')) as BrokenRight[];
  const control = await findFailing([...new Set(brokenRights.flatMap(({ tests }) => tests))]);
  if (control.length > 0) throw new Error(`The control fails, with no right broken: ${control[0]}`);
  console.log('control      with no right broken all tests pass');
  const unnoticed: string[] = [];
  for (const right of brokenRights) {
    const { what, file, tests } = right;
    const [first, ...more] = await findFailing(tests, { [file]: breakRight(right) });
    console.log(`${first ? 'noticed    ' : 'NOT NOTICED'}  ${what}${first ? ` (${first}; ${more.length} more)` : ''}`);
    if (!first) unnoticed.push(what);
  }
  console.log(`\n${brokenRights.length - unnoticed.length} of ${brokenRights.length} broken rights were noticed`);
  return unnoticed.length > 0 ? 1 : 0;
}

export const command = defineCommand({ help, run: breakRights });
