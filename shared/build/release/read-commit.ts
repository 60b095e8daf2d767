import { spawnSync } from 'node:child_process';
import { isCommit } from 'shared/remotes/parse';

/**
 * The commit that a build in this folder is made from, with `-dirty` where files differ from it: that of the setting `COMMIT`, for builds without
 * a repository, or of git; undefined where there is neither. The setting may be another name, such as the tag of an image.
 */
export const readCommit = (folder: string): string | undefined => {
  const { COMMIT = '' } = process.env;
  if (isCommit(COMMIT)) return COMMIT;
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const commit = status === 0 ? stdout.trim() : '';
  return isCommit(commit) ? commit : undefined;
};
