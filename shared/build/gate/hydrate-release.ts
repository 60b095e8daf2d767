import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Release } from 'shared/remotes';
import { root } from '../project';
import type { Answers } from './answers';
import type { Problem } from './problem';
import type { RenderedPage } from './render-release';
import { serveRelease } from './serve-release';
import type { TriedResult } from './tried-state';

/** Longest time until a page is hydrated (ms), also on a busy machine. */
const timeoutMs = 15_000;
/** How long a hydrated page is watched (ms). */
const watchMs = 100;
/** Pages that are open at once. */
const tabs = 4;
/** Cumulative layout shift above which a page moves under its reader (Core Web Vitals). */
const maxShift = 0.1;

/** The parts of playwright-core that are used; null where it is not installed. */
export const loadPlaywright = () => import('playwright-core').catch(() => null);

const buildBrowser = async (folder: string) => {
  const script = path.join(import.meta.dirname, 'build-browser.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('What hydrates the pages could not be built; see the errors above.');
  const files = await readdir(folder);
  return {
    folder,
    scripts: files.filter((file) => file === 'main.js'),
    styles: files.filter((file) => file.endsWith('.css')),
  };
};

const readResult = () => (globalThis as unknown as { tried: TriedResult }).tried;

/** What is wrong with a page at an address. */
const tryPage = async (tab: Page, address: string): Promise<string[]> => {
  const thrown: string[] = [];
  const keep = (cause: Error) => thrown.push(String(cause));
  tab.on('pageerror', keep);
  try {
    await tab.goto(address);
    await tab.waitForFunction('globalThis.tried?.isDone', undefined, { timeout: timeoutMs });
    await tab.waitForTimeout(watchMs);
    const { errors, shift } = await tab.evaluate(readResult);
    const moves = shift > maxShift ? [`its layout shifts by ${shift.toFixed(2)}, at most ${maxShift} may be`] : [];
    return [...new Set([...thrown, ...errors]), ...moves];
  } catch (cause) {
    return [...thrown, `it is not hydrated after ${timeoutMs} ms (${String(cause).split('\n')[0]})`];
  } finally {
    tab.off('pageerror', keep);
  }
};

interface Hydration {
  release: Release;
  /** Folder of its files. */
  folder: string;
  rendered: { pages: readonly RenderedPage[]; answers: Answers }[];
  playwright: NonNullable<Awaited<ReturnType<typeof loadPlaywright>>>;
  /** Path of Chromium. */
  executablePath: string;
}

const tryPages = async (
  context: BrowserContext,
  { pages, answers }: Hydration['rendered'][number],
  getAddress: (page: RenderedPage) => string,
) => {
  const problems: Problem[] = [];
  const waiting = [...pages];
  const work = async () => {
    const tab = await context.newPage();
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const { address, language } = page;
      for (const message of await tryPage(tab, getAddress(page)))
        problems.push({ address, language, answers: answers.title, message });
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return problems;
};

/** Hydrates the rendered pages of a release in a browser, with its files as they were built. */
export const hydrateRelease = async ({ release, folder, rendered, playwright, executablePath }: Hydration) => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'portico-tried-'));
  const problems: Problem[] = [];
  try {
    const browser = await buildBrowser(temporary);
    const chromium = await playwright.chromium.launch({ executablePath });
    try {
      for (const each of rendered) {
        const served = await serveRelease({ release, folder, browser, ...each });
        const context = await chromium.newContext();
        problems.push(...(await tryPages(context, each, served.getAddress)));
        await context.close();
        served.close();
      }
    } finally {
      await chromium.close();
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return problems;
};
