import { UsageError } from 'shared/build/commands/command-line';
import { defineCommand } from '../run/define-command';
import { runFiles } from '../tests/files';
import { defaultSteps, isStepName, runSteps, stepNames } from '../tests/steps';

const help = `Runs the tests: all of them, some steps, or single files.

Usage
  npm test                                  every step but unit-lts, which CI runs, and
                                            engines, which is a part of browser
  npm test -- ${stepNames.slice(0, 3).join(' ')}          these steps, of: ${stepNames.join(', ')}
  npm test -- api/src/shop/coupons/coupons.test.ts
                                            unit, integration and type tests of these files
  npm test -- e2e/consult.spec.ts           a journey in a browser against the built product
  npm test -- e2e/consult.spec.ts --grep "photo"
                                            of these files the tests whose title matches

Settings from the environment
  TEST_DATABASE_URL   a PostgreSQL server in place of the embedded one
  CHROMIUM_PATH       the browser of the journeys
  FIREFOX_PATH        Firefox, for the journeys of e2e/engines
  WEBKIT_DRIVER_PATH  WebKitWebDriver, for the same
  BAD_REQUESTS        number of malformed requests, 2,000 by default`;

const isFile = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

function run(args: string[]) {
  const at = args.indexOf('--grep');
  const grep = at < 0 ? null : (args[at + 1] ?? null);
  const names = at < 0 ? args : args.toSpliced(at, 2);
  const unknown = names.filter((name) => !isFile(name) && !isStepName(name));
  if (unknown.length)
    throw new UsageError(`"${unknown.join(' ')}" is neither a test file nor one of: ${stepNames.join(', ')}.`);
  const files = names.filter(isFile);
  if (files.length && files.length < names.length) throw new UsageError('Name steps or files, not both.');
  if (grep !== null && !files.length) throw new UsageError('--grep needs a file.');
  return files.length ? runFiles(files, grep) : runSteps(names.length ? names.filter(isStepName) : defaultSteps);
}

export const command = defineCommand({ help, run: async (args) => run(args) });
