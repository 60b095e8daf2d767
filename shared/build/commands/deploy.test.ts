import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { findRelease, type RemoteName } from 'shared/remotes';
import { hideBrowser } from '../gate/testing';
import { readRegistry } from '../storage/store';
import { buildTestRelease, createDestination } from '../testing';
import { runDeploy } from './deploy';

hideBrowser();
const said: string[] = [];
const spies = (['log', 'error'] as const).map((name) =>
  jest.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
);
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});
beforeEach(() => {
  said.length = 0;
});

const throwing = `exports.remote = { routes: [{ path: '/', Page: () => { throw new Error('thrown by the page'); } }] };`;

/** Deploys a release, of a remote without sources here by default; returns the exit code and whether the channel runs it. */
const deploy = async ({
  name = 'remote-absent' as RemoteName,
  files = {} as Record<string, string>,
  contract = '^1.0.0',
  options = [] as string[],
}) => {
  const to = createDestination();
  const { folder } = buildTestRelease({ name, files, contract });
  const given = [name, '--channel', 'stable', '--from', folder, '--to', to.folder, ...options];
  const code = await runDeploy(given);
  const isRunning = findRelease(await readRegistry(to.registry), 'stable', name) !== null;
  return { code, isRunning, text: said.join('\n') };
};

test('a release whose pages render is deployed', async () => {
  expect(await deploy({})).toMatchObject({ code: 0, isRunning: true });
});

test('a release whose page throws is refused, and nothing is published', async () => {
  const { code, isRunning, text } = await deploy({ files: { 'server.cjs': throwing } });
  expect([code, isRunning]).toEqual([1, false]);
  expect(text).toContain('Refused: / (ko, en, cn; with empty answers): Error: thrown by the page');
});

test('--skip-rendering deploys it all the same, and says so', async () => {
  const { code, isRunning, text } = await deploy({ files: { 'server.cjs': throwing }, options: ['--skip-rendering'] });
  expect([code, isRunning]).toEqual([0, true]);
  expect(text).toContain('Its pages were not tried (--skip-rendering)');
});

test('--dry-run publishes nothing, and ends as the deployment would', async () => {
  const { code, isRunning, text } = await deploy({ options: ['--dry-run'] });
  expect([code, isRunning]).toEqual([0, false]);
  expect(text).toContain('nothing was published (--dry-run)');
});

test('--dry-run says all that is wrong', async () => {
  const given = { files: { 'server.cjs': throwing }, contract: '^2.0.0', options: ['--dry-run'] };
  const { code, text } = await deploy(given);
  expect(code).toBe(1);
  expect(text).toContain('built for host contract ^2.0.0');
  expect(text).toContain('Error: thrown by the page');
});

// Heavier than any budget, also when it is compressed.
const heavy = {
  name: 'remote-home',
  files: { 'remoteEntry.js': randomBytes(1_000_000).toString('base64') },
} as const;
const excess = /A first load brings \d+ bytes of javascript \(gzip\), \d+ more than the budget of \d+\./;

test('a release that is heavier than its budget is refused with the figures, and nothing is published', async () => {
  const { code, isRunning, text } = await deploy(heavy);
  expect([code, isRunning]).toEqual([1, false]);
  expect(text).toMatch(new RegExp(`Refused: ${excess.source}`));
});

test('--force deploys it all the same, and says what it overrode', async () => {
  const { code, isRunning, text } = await deploy({ ...heavy, options: ['--force'] });
  expect([code, isRunning]).toEqual([0, true]);
  expect(text).toMatch(new RegExp(`Overridden by --force: ${excess.source}`));
});
