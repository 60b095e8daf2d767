import { execFile, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

type Log = (line: string) => void;

interface Browser {
  name: string;
  /** Setting that names the program, for the user and for the tests. */
  setting: 'CHROMIUM_PATH' | 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH';
  /** Names of the program. */
  programs: readonly string[];
  /** A program that it needs too. */
  needs?: string;
  /** Debian's packages that bring both. */
  packages: readonly string[];
}

// The shell is the same browser without the windows that nobody sees, and a page costs it less.
const SHELL = 'chromium-headless-shell';
const CHROMIUM: Browser = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  programs: [
    ...[SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    ...['Google Chrome', 'Chromium'],
  ],
  packages: [SHELL, 'fonts-noto-cjk'],
};
const OTHERS: readonly Browser[] = [
  {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
  {
    name: 'WebKit',
    setting: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    // It has no way to run without a screen.
    needs: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
  },
];
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Firefox.app/Contents/MacOS',
];

/** Paths of browsers by the setting that names them. */
export type BrowserPaths = { CHROMIUM_PATH: string } & { [setting in Browser['setting']]?: string };

interface Machine {
  /** Where programs are looked for. */
  folders: readonly string[];
  /** Installs packages; rejects where there is nothing that could. */
  install: (packages: readonly string[], announce: () => void) => Promise<void>;
}
const thisMachine: Machine = { folders: FOLDERS, install: installByApt };

/** Chromium, for journeys and measurements; installed where Debian's packages can be had. */
export async function provideChromium(log: Log, machine = thisMachine): Promise<string> {
  const path = await provide(CHROMIUM, log, machine);
  if (path) return path;
  throw new Error(
    `The journeys need Chromium or Chrome: ${adviseInstall(CHROMIUM, 'one')}. ` +
      'Everything else is tested without it: npm run check',
  );
}

/** Chromium, Firefox and WebKit. Where the other two cannot be had their journeys are left out, except in CI. */
export async function provideBrowsers(log: Log, machine = thisMachine): Promise<BrowserPaths> {
  const paths: BrowserPaths = { CHROMIUM_PATH: await provideChromium(log, machine) };
  for (const browser of OTHERS) {
    const path = await provide(browser, log, machine);
    const advice = `${browser.name} is missing, and with it its journeys: ${adviseInstall(browser, 'it')}`;
    if (path) paths[browser.setting] = path;
    else if (process.env.CI) throw new Error(advice);
    else log(advice);
  }
  return paths;
}

const adviseInstall = ({ packages, setting }: Browser, what: string) =>
  `install ${what} (Debian: apt-get install ${packages.join(' ')}) or set ${setting}`;

async function provide(browser: Browser, log: Log, { folders, install }: Machine): Promise<string | null> {
  const found = find(browser, folders);
  const isPreferred = found?.endsWith(browser.programs[0] ?? '') || process.env[browser.setting];
  // A machine that only checks gets the first program beside one that it has: in the shell the journeys take half the time.
  if (found && (isPreferred || !process.env.CI)) return found;
  await install(browser.packages, () => log(`Installing ${browser.name} (apt-get)`)).catch(() => undefined);
  return find(browser, folders);
}

function find({ setting, programs, needs }: Browser, folders: readonly string[]): string | null {
  const configured = process.env[setting];
  if (configured && !isProgram(configured))
    throw new Error(`${setting}=${configured} is no program: correct or unset it.`);
  const findProgram = (names: readonly string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
  if (needs && !findProgram([needs])) return null;
  return configured || findProgram(programs);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installByApt(packages: readonly string[], announce: () => void) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) throw new Error('No apt-get.');
  announce();
  const apt = (...args: string[]) =>
    promisify(execFile)('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}
