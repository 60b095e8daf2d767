import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { servedContracts } from 'shared/contract/api-contract';
import { findRelease, type RemoteName } from 'shared/remotes';
import { hideBrowser } from '../gate/testing';
import { readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, startServer } from '../testing';
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
  api = undefined as string | undefined,
  options = [] as string[],
}) => {
  const to = createDestination();
  const { folder } = buildTestRelease({ name, files, contract, ...(api && { api }) });
  const given = [name, '--channel', 'stable', '--from', folder, '--to', to.folder, ...options];
  const code = await runDeploy(given);
  const isRunning = findRelease(await readRegistry(to.registry), 'stable', name) !== null;
  return { code, isRunning, text: said.join('\n'), deployments: await to.registry.deployments.list() };
};

test('a release whose pages render is deployed', async () => {
  expect(await deploy({})).toMatchObject({ code: 0, isRunning: true });
});

test('hosts of the storage get to know how far a deployment is, and how it ended', async () => {
  const { deployments: done } = await deploy({ options: ['--skip-rendering'] });
  expect(done).toMatchObject([{ remote: 'remote-absent', channel: 'stable', outcome: 'done' }]);
  expect(done[0]?.by).toContain('@');
  expect(done[0]?.lines.some((line) => line.startsWith('stable runs remote-absent'))).toBe(true);
  expect((await deploy({ options: ['--skip-rendering', '--dry-run'] })).deployments).toEqual([]);
});

test('a release whose page throws is refused, and nothing is published', async () => {
  const { code, isRunning, text, deployments } = await deploy({ files: { 'server.cjs': throwing } });
  expect([code, isRunning]).toEqual([1, false]);
  const reason = '/ (ko, en, cn; with empty answers): Error: thrown by the page';
  expect(text).toContain(`Refused: ${reason}`);
  expect(deployments).toMatchObject([{ outcome: 'refused' }]);
  expect(deployments[0]?.lines.at(-1)).toContain(reason);
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

/** Deploys a release that was built for one API contract while an API runs that serves others. */
const deployToApi = async (api: string | undefined, health: object, options: string[] = []) => {
  const { origin, close } = await startServer((_, answer) => {
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(health));
  });
  process.env.API_URL = origin;
  try {
    return { origin, ...(await deploy({ api, options: ['--skip-rendering', ...options] })) };
  } finally {
    delete process.env.API_URL;
    await close();
  }
};

const serves = (oldest: string, newest: string) => ({ status: 'ok', contracts: { oldest, newest } });

test.each([
  ['1.2.0', '1.2.0'],
  ['1.2.0', '1.9.0'],
  ['1.2.1', '1.2.1'],
])('a release that was built for API contract %s is deployed to an API of %s', async (built, newest) => {
  const { code, isRunning, text, origin } = await deployToApi(built, serves('1.0.0', newest));
  expect([code, isRunning]).toEqual([0, true]);
  expect(text).toContain(`Built for API contract ${built}; ${origin} serves 1.0.0 to ${newest}`);
});

test.each([
  ['a newer contract', '1.3.0', '1.0.0', '1.2.0'],
  ['a contract of the next major version', '2.0.0', '1.0.0', '1.2.0'],
  ['a contract that is not served any more', '1.9.0', '2.0.0', '2.1.0'],
])('a release that was built for %s is refused in one line, also by force', async (_, built, oldest, newest) => {
  for (const options of [[], ['--force'], ['--dry-run']]) {
    const { code, isRunning, text, origin } = await deployToApi(built, serves(oldest, newest), options);
    expect([code, isRunning]).toEqual([1, false]);
    const refusal = `built for API contract ${built}; ${origin} serves ${oldest} to ${newest}.`;
    expect(text).toContain(`Refused: remote-absent 1.0.0+aaaaaaaaaa was ${refusal}`);
  }
});

test('where the contracts cannot be compared it is said, and nothing is refused', async () => {
  expect(await deploy({ api: '9.0.0' })).toMatchObject({ code: 0, text: expect.stringContaining('no API runs') });
  const { text, ...former } = await deployToApi('9.0.0', { status: 'ok' });
  expect(former).toMatchObject({ code: 0, isRunning: true });
  expect(text).toContain(`was not compared: ${former.origin} does not say which ones it serves`);
  expect(await deployToApi(undefined, serves('1.0.0', '1.0.0'))).toMatchObject({
    code: 0,
    text: expect.stringContaining('the release does not say for which one it was built'),
  });
});

test('an API serves all contracts of its major version up to its own', async () => {
  const { oldest, newest } = servedContracts;
  for (const built of [oldest, newest])
    expect(await deployToApi(built, { contracts: servedContracts })).toMatchObject({ code: 0, isRunning: true });
});
