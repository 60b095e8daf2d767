import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities } from 'selenium-webdriver';
import { findFreePort } from '../hosts';
import { windowHeight } from './tab';

/** Wider than the frame of any window (px). */
const maxFrame = 100;

const rejectAtEnd = (child: ChildProcess, name: string) =>
  new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}`)));
  });

/** Starts a screen that nobody sees; resolves to its name. */
const startScreen = async () => {
  // It takes a free number and writes it to its fourth file.
  const args = ['-displayfd', '3', '-screen', '0', `1440x${windowHeight}x24`, '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = new Promise<string>((resolve) => {
    (child.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
  });
  return { child, display: `:${await Promise.race([number, rejectAtEnd(child, 'Xvfb')])}` };
};

const waitForServer = async (url: string) => {
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
};

const startDriver = async (env: Record<string, string>) => {
  const port = await findFreePort();
  const program = process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver';
  const child = spawn(program, [`--port=${port}`], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([waitForServer(url), rejectAtEnd(child, program)]);
  return { child, url };
};

/** The bar of the window would not let it be as narrow as a phone. */
const narrowBar =
  'toolbar *, box > box * { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-source: none }';

/** Settings of the window system: no animation, and nothing of the developer's own. */
const createHome = () => {
  const home = mkdtempSync(path.join(tmpdir(), 'portico-webkit-'));
  const write = (file: string, text: string) => writeFileSync(path.join(home, 'gtk-3.0', file), text);
  mkdirSync(path.join(home, 'gtk-3.0'));
  write('settings.ini', '[Settings]\ngtk-enable-animations=0\n');
  write('gtk.css', narrowBar);
  return home;
};

/** Starts WebKit on a screen that nobody sees. */
export const startWebKit = async () => {
  const home = createHome();
  const xvfb = await startScreen();
  const service = await startDriver({
    DISPLAY: xvfb.display,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    GIO_USE_VFS: 'local',
    NO_AT_BRIDGE: '1',
    TZ: 'Asia/Seoul',
  });
  const driver = await new Builder()
    .usingServer(service.url)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'normal', unhandledPromptBehavior: 'accept' }),
    )
    .build();

  const setWidth = (width: number) => driver.manage().window().setRect({ x: 0, y: 0, width, height: windowHeight });
  const measure = () => driver.executeScript<number>('return outerWidth - innerWidth');

  const resize = async (width: number) => {
    await setWidth(width);
    let frame = 0;
    // The page follows its window a moment later.
    await driver.wait(async () => {
      frame = await measure();
      return frame >= 0 && frame < maxFrame;
    });
    if (!frame) return;
    await setWidth(width + frame);
    await driver.wait(() => driver.executeScript<boolean>('return innerWidth === arguments[0]', width));
  };

  /** Forgets what the page has stored. The cookie says what the reader reads, since the browser's language is the system's. */
  const reset = async (address: string) => {
    await driver.get(address);
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await driver.manage().deleteAllCookies();
    await driver.manage().addCookie({ name: 'language', value: 'ko' });
  };

  const stop = async () => {
    await driver.quit();
    for (const { child } of [service, xvfb]) child.kill();
    // Processes of the browser that are about to end may still write; a file that they leave is no failure.
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(() => undefined);
  };
  return { driver, resize, reset, stop };
};
