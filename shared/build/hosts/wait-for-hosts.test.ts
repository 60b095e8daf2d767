import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { changeSet, viewRegistry } from 'shared/remotes';
import { deploy, setDisabled } from '../release/deployments';
import { emptyRegistry } from '../storage/store';
import { buildTestRelease, createTemporaryFolder, startServer } from '../testing';
import { announceHost, listHosts } from './running-hosts';
import { HostsBehindError, waitForHosts } from './wait-for-hosts';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

const target = { channel: 'stable', name: 'remote-home' } as const;
const at = (patch: number, revision: number) => ({
  ...deploy(emptyRegistry, target, buildTestRelease({ version: `1.0.${patch}+aaaaaaaaaa` }).release),
  revision,
});

/** A host that gives one answer after the other, the last one again and again. */
const startHost = async (...answers: object[]) => {
  let count = 0;
  const { origin, close } = await startServer((_, answer) => {
    answer.end(JSON.stringify(answers[Math.min(count, answers.length - 1)]));
    count += 1;
  });
  closing.push(close);
  return origin;
};

const wait = async (hosts: string[], registry = at(1, 2)) => {
  const said: string[] = [];
  const result = waitForHosts(
    { registry, targets: [target] },
    { title: 'here', log: (line) => said.push(line), hosts, limitMs: 1000 },
  );
  return result.then(
    () => said,
    (cause: unknown) => cause,
  );
};

test('a command waits until every host serves the new revision', async () => {
  const slow = await startHost(at(0, 1), at(0, 1), at(1, 2));
  const fast = await startHost(at(1, 2));
  const said = (await wait([slow, fast])) as string[];
  expect(said.sort()).toEqual([`${fast} serves revision 2`, `${slow} serves revision 2`].sort());
});

test('hosts that do not serve it are named, each with what it does', async () => {
  const stuck = await startHost(at(0, 1));
  const other = await startHost(at(0, 2));
  const enabled = await startHost(at(1, 2));
  const cause = await wait([stuck, other, 'http://127.0.0.1:1']);
  expect(cause).toBeInstanceOf(HostsBehindError);
  expect(String(cause)).toContain(`${stuck} serves revision 1; ${other} does not run remote-home as the registry says`);
  expect(String(cause)).toContain('http://127.0.0.1:1 does not answer');
  expect(await wait([enabled], setDisabled(at(1, 2), target, true))).toBeInstanceOf(HostsBehindError);
});

test('of each host the releases for its own major version are expected', async () => {
  const release = buildTestRelease({ version: '2.0.0+aaaaaaaaaa', contract: '^2.0.0' }).release;
  const both = { ...changeSet(at(1, 2), '2', (set) => deploy(set, target, release)), revision: 2 };
  const hosts = await Promise.all(['1', '2'].map((major) => startHost(viewRegistry(both, major))));
  expect(await wait(hosts, both)).toHaveLength(2);
  const former = await startHost({ ...viewRegistry(both, '2'), channels: viewRegistry(both, '1').channels });
  expect(String(await wait([former], both))).toContain('does not run remote-home as the registry says');
});

test('a later change by somebody else counts as served', async () => {
  const host = await startHost(at(5, 7));
  expect(await wait([host])).toEqual([`${host} serves revision 2`]);
});

test('hosts on the same data and registry are known, and those that HOSTS names', () => {
  const dataDir = createTemporaryFolder();
  const registry = path.join(dataDir, 'remotes.json');
  const withdraw = announceHost(dataDir, { address: 'http://127.0.0.1:3000', registry });
  const settings = { DATA_DIR: dataDir, HOSTS: 'https://a.example/ https://b.example' };
  const named = ['https://a.example', 'https://b.example'];
  expect(listHosts(registry, settings)).toEqual([...named, 'http://127.0.0.1:3000']);
  expect(listHosts('s3://other/remotes.json', settings)).toEqual(named);
  withdraw();
  expect(listHosts(registry, settings)).toEqual(named);
});
