import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { provideBrowsers, provideChromium } from './browsers';

const configured = process.env.CHROMIUM_PATH;
let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder();
  delete process.env.CHROMIUM_PATH;
});
afterEach(() => {
  delete process.env.CHROMIUM_PATH;
  if (configured) process.env.CHROMIUM_PATH = configured;
});

const provide = (install: () => Promise<void>) => provideChromium(() => undefined, { folders: [folder], install });
const fail = () => Promise.reject(new Error('apt-get: Temporary failure resolving\nE: Unable to locate package'));
const program = () => join(folder, 'chromium');
const install = async () => {
  writeFileSync(program(), '');
  chmodSync(program(), 0o755);
};

test('without a browser, and without a network to install it, the journeys say in one line what to install', async () => {
  await expect(provide(fail)).rejects.toThrow(
    /^The journeys need Chromium or Chrome: install one \(Debian: apt-get install .*\) or set CHROMIUM_PATH\..*$/,
  );
});

test('a browser that can be installed is, and one that is there is used', async () => {
  expect(await provide(install)).toBe(program());
  expect(await provide(fail)).toBe(program());
});

test('without Firefox and WebKit a line for each says what to install, and CI refuses', async () => {
  await install();
  const said: string[] = [];
  const machine = { folders: [folder], install: fail };
  const inCi = process.env.CI;
  delete process.env.CI;
  expect(await provideBrowsers((line) => said.push(line), machine)).toEqual({ CHROMIUM_PATH: program() });
  expect(said).toEqual([
    expect.stringMatching(
      /^Firefox is missing, .* install it \(Debian: apt-get install firefox-esr .*\) or set FIREFOX_PATH$/,
    ),
    expect.stringMatching(/^WebKit is missing, .* webkit2gtk-driver xvfb .*\) or set WEBKIT_DRIVER_PATH$/),
  ]);
  process.env.CI = 'true';
  await expect(provideBrowsers(() => undefined, machine)).rejects.toThrow('Firefox is missing');
  delete process.env.CI;
  if (inCi) process.env.CI = inCi;
});

test('a setting that names no program is refused', async () => {
  process.env.CHROMIUM_PATH = join(folder, 'none');
  await expect(provide(fail)).rejects.toThrow('is no program: correct or unset it.');
});
