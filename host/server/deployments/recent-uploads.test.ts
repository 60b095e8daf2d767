import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { releasesPath } from 'shared/build/hosts/call-host';
import type { RecentUpload } from './recent-uploads';
import { buildFiles, sessions, startDeploymentHost } from './testing';

const host = await startDeploymentHost();
afterAll(host.stop);

const list = async () => {
  const headers = { Authorization: `Bearer ${sessions.administrator}` };
  const answer = await fetch(`${host.origin}/releases.json`, { headers });
  return ((await answer.json()) as { uploads: RecentUpload[] }).uploads;
};
const find = async (isWanted: (uploads: RecentUpload[]) => boolean) => {
  for (;;) {
    const uploads = await list();
    if (isWanted(uploads)) return uploads;
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
  const [running] = await find((uploads) => uploads.length > 0);
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
  const [ended] = await find(([upload]) => upload?.outcome !== null);
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
