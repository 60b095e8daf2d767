import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inProject, root } from '../run/project';

const execute = promisify(execFile);

/** Version and commit of this product; an image has the commit as a setting. */
export const describeProduct = async () => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  const commit = await execute('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  return { version, commit: process.env.COMMIT || commit };
};
