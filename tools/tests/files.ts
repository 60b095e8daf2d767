import { existsSync } from 'node:fs';
import { listRemotes } from 'shared/build/project';
import { runJest } from '../run/programs';
import { inProject, log } from '../run/project';
import { provideBrowsers, provideChromium } from './browsers';
import { checkTypes } from './types';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// The program of a type test; only compiling shows whether it holds.
const findProgram = (file: string) => listRemotes().find((name) => file.startsWith(`${name}/`)) ?? '.';

/**
 * Runs single test files, relative to the project's root: `*.test.ts(x)` by jest, those of types (`*.types.test.ts`) by
 * the compiler too, `*.spec.ts` of e2e in a browser. `grep` selects tests by title. Resolves to the exit code.
 */
export async function runFiles(files: string[], grep: string | null): Promise<number> {
  const missing = files.filter((file) => !existsSync(inProject(file)));
  if (missing.length) throw new Error(`There is no file ${missing.join(', ')}.`);
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !journeys.includes(file));
  const programs = units.filter((file) => /\.types\.test\.tsx?$/.test(file)).map(findProgram);
  const results: boolean[] = [];
  if (programs.length) results.push(await checkTypes([...new Set(programs)]));
  if (units.length)
    results.push(await runJest(['--runTestsByPath', ...units, ...(grep === null ? [] : ['-t', escapePattern(grep)])]));
  if (journeys.length) {
    const { runJourneys } = await import('./journeys');
    const names = journeys.map((file) => file.replace(/^e2e\//, ''));
    const selection = [...names, ...(grep === null ? [] : [`--grep=${escapePattern(grep)}`])];
    const browsers = names.some((name) => name.startsWith('engines/'))
      ? await provideBrowsers(log)
      : { CHROMIUM_PATH: await provideChromium(log) };
    results.push(await runJourneys({ browsers, log, selection }));
  }
  return results.every(Boolean) ? 0 : 1;
}
