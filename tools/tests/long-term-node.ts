import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../run/project';

/** The current long-term version of Node. */
const longTermVersion = '24.21.0';

const getMajor = (version: string) => version.split('.')[0];
/** Whether this program runs on it already. */
export const isLongTermNode = getMajor(process.versions.node) === getMajor(longTermVersion);

/** The path of that Node, which npm's package `node` brings; npm keeps it in its cache. */
export async function provideLongTermNode(): Promise<string> {
  const print = ['--', 'node', '--print', 'process.execPath'];
  const args = ['exec', '--yes', `--package=node@${longTermVersion}`, ...print];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, shell: process.platform === 'win32' });
  return stdout.trim();
}
