import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { listRemotes } from 'shared/build/project';
import { runNode } from '../run/programs';
import { inProject, root } from '../run/project';
import { findMissingClasses } from './css-classes';
import { findForbiddenLicences } from './licences';
import { findNamedRemotes } from './named-remotes';

const LIMIT = 25;
const IGNORED = /^(node_modules|dist|\.cache|\.git|\.data|migrations)$/;
const SOURCE = /(?<!\.test|\.spec|\.d|\.generated|\.gallery)\.(ts|tsx)$/;

/** Folders with more than 25 source files beside each other, each with its reason. */
const EXCEPTIONS: Record<string, string> = {};

function* findCrowdedFolders(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true });
  const count = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name)).length;
  const path = relative(root, folder);
  if (count > LIMIT && !(path in EXCEPTIONS))
    yield `${path}: ${count} source files, at most ${LIMIT} (tools/tests/structure.ts)`;
  for (const entry of entries)
    if (entry.isDirectory() && !IGNORED.test(entry.name)) yield* findCrowdedFolders(join(folder, entry.name));
}

interface Fragment {
  sourceId: string;
  start: { line: number };
  end: { line: number };
}
interface Clone {
  duplicationA: Fragment;
  duplicationB: Fragment;
}
type DetectClones = (options: object) => Promise<Clone[]>;

// By require, because the package's own modules name a file of `colors` without its ending.
const require = createRequire(import.meta.url);
const { detectClones } = require('jscpd') as { detectClones: DetectClones };

const WORKSPACES = ['api/src', 'shared', 'host', ...listRemotes(), 'tools', 'bench'];
/** Lower it when repetition goes. */
const MAX_DUPLICATED_LINES = 140;

async function findRepetition(): Promise<string[]> {
  const clones = await detectClones({
    path: WORKSPACES.map((folder) => inProject(folder)),
    pattern: '**/*.{ts,tsx}',
    ignore: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.{test,gallery}.{ts,tsx}',
      '**/*.generated.ts',
      // Copies of what former hosts run, which stay as they are.
      '**/testing-former-*.ts',
    ],
    minLines: 6,
    minTokens: 60,
    mode: 'mild',
    silent: true,
    reporters: [],
  });
  const countLines = ({ start, end }: Fragment) => end.line - start.line;
  const total = clones.reduce((sum, { duplicationA }) => sum + countLines(duplicationA), 0);
  if (total <= MAX_DUPLICATED_LINES) return [];
  const describe = ({ sourceId, start, end }: Fragment) => `${relative(root, sourceId)}:${start.line}-${end.line}`;
  return [
    ...clones.map(({ duplicationA, duplicationB }) => `${describe(duplicationA)} repeats ${describe(duplicationB)}`),
    `${total} lines are repeated, at most ${MAX_DUPLICATED_LINES} may be: let one piece of code serve both places`,
  ];
}

/**
 * Checks directions of imports, circles, what is unused or undeclared, repeated code, crowded folders, class names, examples,
 * names of remotes and licences.
 */
export async function checkStructure(log: (line: string) => void): Promise<boolean> {
  const bin = (path: string) => inProject('node_modules', path);
  const cruise = [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config=.dependency-cruiser.mjs'];
  // They run while this process looks for the rest.
  const programs = Promise.all([
    runNode([...cruise, '--output-type=err-long', '--no-progress', ...WORKSPACES, 'e2e']),
    runNode([bin('knip/bin/knip.js'), '--no-progress']),
  ]);
  const screens = ['host', 'shared', ...listRemotes()];
  const missingClasses = screens.flatMap((workspace) => [...findMissingClasses(inProject(workspace, 'src'))]);
  // With the compiler, which takes a second to read.
  const { findMissingExamples } = await import('./gallery-parts');
  const missingExamples = ['shared/src/ui', 'remote-console/src/components'].flatMap(findMissingExamples);
  const problems = [
    ...findCrowdedFolders(root),
    ...(await findRepetition()),
    ...missingClasses,
    ...missingExamples,
    ...findNamedRemotes(listRemotes()),
    ...findForbiddenLicences(),
  ];
  const succeeded = await programs;
  for (const problem of problems) log(problem);
  return succeeded.every(Boolean) && problems.length === 0;
}
