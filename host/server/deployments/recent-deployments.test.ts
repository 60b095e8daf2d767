import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { releasesPath } from 'shared/build/hosts/call-host';
import type { RecentDeployment } from 'shared/build/storage/recent-deployments';
import { buildFiles, sessions, startDeploymentHost } from './testing';

const host = await startDeploymentHost();
afterAll(host.stop);

const list = async () => {
  const headers = { Authorization: `Bearer ${sessions.administrator}` };
  const answer = await fetch(`${host.origin}/releases.json`, { headers });
  return ((await answer.json()) as { deployments: RecentDeployment[] }).deployments;
};
const find = async (isWanted: (deployments: RecentDeployment[]) => boolean) => {
  for (;;) {
    const deployments = await list();
    if (isWanted(deployments)) return deployments;
    await delay(20);
  }
};
const fields = { name: 'remote-home', channel: 'staging' };

test('an administrator sees an upload while it runs, who does it, and that it was cut off', async () => {
  const boundary = 'boundary';
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
    'Content-Disposition: form-data; name="file"; filename="remote.json"\r\nContent-Type: application/json\r\n\r\n{',
  ];
  const abort = new AbortController();
  const body = new ReadableStream({
    start: (stream) =>
      stream.enqueue(new TextEncoder().encode(parts.map((it) => `--${boundary}\r\n${it}`).join('\r\n'))),
  });
  const sent = fetch(host.origin + releasesPath, {
    method: 'POST',
    headers: { Authorization: 'Bearer home', 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
    signal: abort.signal,
  } as RequestInit).catch(() => null);
  const [running] = await find((deployments) => deployments.length > 0);
  expect(running).toMatchObject({
    remote: 'remote-home',
    channel: 'staging',
    by: 'team home',
    outcome: null,
    endedAt: null,
    lines: [],
  });
  abort.abort();
  await sent;
  const [ended] = await find(([deployment]) => deployment?.outcome !== null);
  expect(ended).toMatchObject({ id: running?.id, outcome: 'failed', endedAt: expect.any(String) });
});

test('afterwards it is shown with what was done, or why it was refused', async () => {
  const files = buildFiles('remote-home', 1);
  await host.upload('home', fields, files);
  await host.upload('home', fields, { ...files, 'remoteEntry.js': 'changed' });
  const [refused, done] = await list();
  expect(done).toMatchObject({
    outcome: 'done',
    lines: expect.arrayContaining([expect.stringContaining('staging runs')]),
  });
  expect(refused).toMatchObject({ outcome: 'refused' });
  expect(refused?.lines.join()).toMatch(/remoteEntry\.js in the upload was changed/);
});

test('what is refused before it is known who asks is not shown', async () => {
  const before = await list();
  await host.upload('guessed', fields, buildFiles('remote-home', 2));
  expect(await list()).toEqual(before);
});

const report = async (token: string, progress: object, id: string = randomUUID()) => {
  const answer = await fetch(`${host.origin}${releasesPath}/deployments/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ remote: 'remote-home', channel: 'staging', outcome: null, lines: [], ...progress }),
  });
  const { message } = answer.status === 204 ? { message: null } : ((await answer.json()) as { message: string });
  return { id, status: answer.status, message };
};

test('a team says how far its deployment is before its upload, which goes on from there', async () => {
  const { id, status } = await report('home', { lines: ['Checking the types of remote-home'] });
  expect(status).toBe(204);
  await report('home', { lines: ['Checking the types of remote-home', 'Building remote-home'] }, id);
  const [running] = await list();
  expect(running).toMatchObject({ id, by: 'team home', outcome: null, endedAt: null });
  expect(running?.lines).toEqual(['Checking the types of remote-home', 'Building remote-home']);

  await host.upload('home', fields, buildFiles('remote-home', 3), `?deployment=${id}`);
  const [done, ...others] = await list();
  expect(done).toMatchObject({ id, outcome: 'done', startedAt: running?.startedAt });
  expect(done?.lines.slice(0, 2)).toEqual(running?.lines);
  expect(done?.lines.at(-1)).toContain('staging runs');
  expect(others.some((each) => each.outcome === null)).toBe(false);
  // A report that is late changes nothing.
  await report('home', {}, id);
  expect((await list())[0]).toEqual(done);
});

test('it says why a deployment ended without an upload', async () => {
  const { id } = await report('home', { lines: ['Building remote-home'] });
  await report('home', { outcome: 'refused', lines: ['Building remote-home', 'remote-home could not be built'] }, id);
  expect((await list())[0]).toMatchObject({ id, outcome: 'refused', endedAt: expect.any(String) });
});

test.each([
  ['of an unknown token', 'guessed', {}, 401, 'The deploy token is unknown.'],
  ['on a remote that the token does not have', 'home', { remote: 'remote-console' }, 403, 'remote-console'],
  ['on a channel that it does not have', 'home', { channel: 'dev-anna' }, 403, 'dev-anna'],
  ['of what is no remote', 'home', { remote: '../x' }, 400, 'remote'],
  ['with an end that there is not', 'home', { outcome: 'won' }, 400, 'outcome'],
  ['with lines without end', 'home', { lines: Array(101).fill('x') }, 400, 'lines'],
  ['with what is not known', 'home', { by: 'somebody else' }, 400, 'by'],
])('a report %s is refused, and shown nowhere', async (_, token, progress, status, message) => {
  const before = await list();
  expect(await report(token, progress)).toMatchObject({ status, message: expect.stringContaining(message) });
  expect(await list()).toEqual(before);
});

test('nobody reports on the deployment of another team', async () => {
  const { id } = await report('home', { lines: ['Building'] });
  expect(await report('all', { lines: ['Something else'] }, id)).toMatchObject({ status: 409 });
  expect(await report('home', { channel: 'stable' }, id)).toMatchObject({ status: 409 });
  expect((await list())[0]).toMatchObject({ id, by: 'team home', lines: ['Building'] });
  // Its own upload under this id is published, and leaves it as it is.
  await host.upload('all', fields, buildFiles('remote-home', 4), `?deployment=${id}`);
  expect((await list())[0]).toMatchObject({ id, by: 'team home', lines: ['Building'], outcome: null });
  await report('home', { outcome: 'failed' }, id);
});

test('an id that is none is refused', async () => {
  expect(await report('home', {}, 'x')).toMatchObject({ status: 400 });
  const answer = await host.upload('home', fields, buildFiles('remote-home', 5), '?deployment=x');
  expect(answer).toMatchObject({ status: 400 });
});
