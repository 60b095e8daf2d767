import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

// The shell is the same browser without the windows that nobody sees, and a page costs it less.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const PACKAGES = [SHELL, 'fonts-noto-cjk'];

interface Machine {
  /** Where programs are looked for. */
  folders: string[];
  /** Installs packages; rejects where there is nothing that could. */
  install: (log: (line: string) => void) => Promise<void>;
}

/** The browser of the journeys, installed where Debian's packages can be had. */
export async function provideChromium(
  log: (line: string) => void,
  { folders, install }: Machine = { folders: FOLDERS, install: installByApt },
): Promise<string> {
  const found = findChromium(folders);
  const isPreferred = found?.endsWith(SHELL) || process.env.CHROMIUM_PATH;
  // A machine that only checks gets the shell beside a browser that it has: with it the journeys take half the time.
  if (found && (isPreferred || !process.env.CI)) return found;
  await install(log).catch(() => undefined);
  const installed = findChromium(folders);
  if (installed) return installed;
  throw new Error(
    `The journeys need Chromium or Chrome: install one (Debian: apt-get install ${PACKAGES.join(' ')}) ` +
      'or set CHROMIUM_PATH. Everything else is tested without it: npm run check',
  );
}

function findChromium(folders: string[]): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !isProgram(configured))
    throw new Error(`CHROMIUM_PATH=${configured} is no program: correct or unset it.`);
  const names = [...NAMES, 'Google Chrome', 'Chromium'];
  return configured || (folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installByApt(log: (line: string) => void) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) throw new Error('No apt-get.');
  log('Installing Chromium (apt-get)');
  const apt = (...args: string[]) =>
    promisify(execFile)('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', ...PACKAGES);
}
