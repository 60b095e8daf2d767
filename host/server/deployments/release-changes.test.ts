import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { releasesPath } from 'shared/build/hosts/call-host';
import { getSourceMapsKey, packSourceMaps } from 'shared/build/release/source-maps';
import { readRegistry } from 'shared/build/storage/store';
import { buildTestRelease, createTemporaryFolder, publishTestRelease, testSourceMap } from 'shared/build/testing';
import { findRelease, getDeployment, type RemoteName } from 'shared/remotes';
import { buildFiles, sessions, startDeploymentHost } from './testing';

const { TMPDIR } = process.env;
/** Where uploads are received; only this test uses it. */
process.env.TMPDIR = createTemporaryFolder();
const host = await startDeploymentHost();
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await host.stop();
});
beforeEach(() => {
  host.records.length = 0;
  Object.assign(host.api, { failing: 0, failsToRecord: 0 });
});

const runs = async (channel: string, name: RemoteName = 'remote-home') =>
  findRelease(await readRegistry(host.to.registry), channel, name)?.version.split('+')[0] ?? null;
const revision = async () => (await readRegistry(host.to.registry)).revision;
/** Waits for what the host does by itself; the limit of time is that of the test. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await delay(1);
};
const listUploads = () => readdirSync(tmpdir()).filter((entry) => entry.startsWith('portico-upload-'));

let patch = 0;
/** A new release of remote-home, and the number of its version. */
const build = () => {
  patch += 1;
  return { files: buildFiles('remote-home', patch), number: `1.0.${patch}` };
};
/** Of the entry in the log of the registry. */
const id = expect.any(String);
const toStaging = { name: 'remote-home', channel: 'staging' };

describe('an uploaded release', () => {
  test('runs in its channel, its files are served, and the audit log gets who, what and why', async () => {
    const first = build();
    const answer = await host.upload('home', { ...toStaging, why: 'a new headline' }, first.files);
    expect(answer).toMatchObject({ status: 200, audited: true });
    expect(answer.lines?.join('\n')).toContain(`staging runs remote-home ${first.number}`);
    expect(JSON.stringify(answer.lines)).not.toContain(host.to.folder);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await runs('staging')).toBe(first.number);
    const file = await fetch(`${host.origin}/remotes/remote-home/${first.number}%2Baaaaaaaaaa/remoteEntry.js`);
    expect(await file.text()).toContain(first.number);

    const second = build();
    await host.upload('home', { ...toStaging, force: 'true' }, second.files);
    const change = { remote: 'remote-home', channel: 'staging' };
    const [old, now] = [first, second].map(({ number }) => `${number}+aaaaaaaaaa`);
    expect(host.records).toEqual([
      {
        id,
        token: 'home',
        action: 'deploy',
        changes: [{ ...change, before: null, after: old }],
        forced: false,
        why: 'a new headline',
      },
      {
        id,
        token: 'home',
        action: 'deploy',
        changes: [{ ...change, before: old, after: now }],
        forced: true,
        why: null,
      },
    ]);
    const [entry] = await host.to.registry.log.read();
    expect(entry).toMatchObject({ by: { kind: 'host', name: 'team home' }, why: 'a new headline' });
    expect((await fetch(`${host.origin}/remotes/remotes.log.json`)).status).toBe(404);
    expect(listUploads()).toEqual([]);
  });

  test('brings its source maps, which nobody gets', async () => {
    const { files, number } = build();
    const maps = packSourceMaps({ version: `${number}+aaaaaaaaaa`, files: { 'remoteEntry.js': testSourceMap } });
    const answer = await host.upload('home', toStaging, { ...files, 'source-maps.gz': maps });
    expect(answer).toMatchObject({ status: 200 });
    const key = getSourceMapsKey('remote-home', `${number}+aaaaaaaaaa`);
    expect(await host.to.releases.sourceMaps.read(key)).toEqual(maps);
    for (const address of [`source-maps/${key}`, `remote-home/${number}%2Baaaaaaaaaa/source-maps.gz`])
      expect((await fetch(`${host.origin}/remotes/${address}`)).status).toBe(404);
    expect(listUploads()).toEqual([]);
  });

  test('whose source maps are none is refused', async () => {
    const { files, number } = build();
    const answer = await host.upload('home', toStaging, { ...files, 'source-maps.gz': 'x' });
    expect(answer).toMatchObject({
      status: 409,
      message: expect.stringContaining('beside the upload has no source maps'),
    });
    expect(await runs('staging')).not.toBe(number);
  });

  test.each([
    ['without a token', null, 401, 'Send a deploy token'],
    ['with an unknown token', 'guessed', 401, 'The deploy token is unknown.'],
  ])('%s is refused before anything of it is read', async (_, token, status, message) => {
    const answer = await host.upload(token, { nonsense: 'x' }, { '..': 'x' });
    expect(answer).toMatchObject({ status, message: expect.stringContaining(message) });
  });

  test.each([
    ['remote', { name: 'remote-console', channel: 'staging' }, 'remote-console'],
    ['channel', { name: 'remote-home', channel: 'dev-anna' }, 'dev-anna'],
  ])('for a %s that the token does not have is refused with its name', async (_, fields, refused) => {
    const before = await revision();
    const answer = await host.upload('home', fields, build().files);
    expect(answer).toMatchObject({ status: 403, message: `The deploy token "team home" may not change ${refused}.` });
    expect(await revision()).toBe(before);
    expect(host.records).toEqual([]);
  });

  test('is refused by the same checks as the command’s, with their message', async () => {
    const { files, number } = build();
    await host.upload('home', toStaging, files);
    const other = buildTestRelease({ version: `${number}+bbbbbbbbbb`, routes: ['/home'] });
    expect(await host.upload('home', toStaging, { ...files, 'remoteEntry.js': 'changed' })).toMatchObject({
      status: 409,
      message: 'remoteEntry.js in the upload was changed after it was built.',
    });
    const again = {
      ...files,
      'remote.json': JSON.stringify({
        ...other.release,
        integrity: JSON.parse(String(files['remote.json'])).integrity,
      }),
    };
    expect(await host.upload('home', toStaging, again)).toMatchObject({
      status: 409,
      message: expect.stringContaining('was published with other content'),
    });
    const wrongName = await host.upload('all', { name: 'remote-events', channel: 'staging' }, files);
    expect(wrongName).toMatchObject({ status: 409, message: expect.stringContaining('not remote-events') });
    expect(listUploads()).toEqual([]);
  });

  test.each([
    ['a file that no release can have', { '.hidden': 'x' }, {}],
    ['a field that is unknown', {}, { more: 'x' }],
    ['a channel that cannot be one', {}, { channel: '../stable' }],
    ['no files', null, {}],
  ])('with %s is refused', async (_, more, fields) => {
    const before = await revision();
    const files: Record<string, string | Buffer> = more ? { ...more, ...build().files } : {};
    expect((await host.upload('home', { ...toStaging, ...fields }, files)).status).toBe(400);
    expect(await revision()).toBe(before);
  });

  test('with a field behind a file, or a file twice, is refused', async () => {
    const late = new FormData();
    for (const [field, value] of Object.entries(toStaging)) late.append(field, value);
    late.append('file', new Blob(['x']), 'a.js');
    late.append('channel', 'stable');
    expect(await host.send('home', late)).toMatchObject({
      status: 400,
      message: expect.stringContaining('comes after'),
    });
    const twice = new FormData();
    for (const [field, value] of Object.entries(toStaging)) twice.append(field, value);
    for (const content of ['x', 'y']) twice.append('file', new Blob([content]), 'a.js');
    expect(await host.send('home', twice)).toMatchObject({ status: 400, message: 'a.js is there twice.' });
  });

  test('of more than 50 MB is refused, and leaves nothing behind', async () => {
    const half = Buffer.alloc(26_000_000);
    const answer = await host.upload('home', toStaging, { 'a.js': half, 'b.js': half });
    expect(answer).toMatchObject({ status: 413, message: 'A release has at most 50 MB.' });
    expect(listUploads()).toEqual([]);
  });

  test('that breaks off leaves nothing behind', async () => {
    const socket = connect(Number(new URL(host.origin).port));
    const part = (header: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}`;
    const fields = Object.entries(toStaging).map(([field, value]) => part(`name="${field}"`, `${value}\r\n`));
    socket.write(
      `POST ${releasesPath} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer home\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
        `Content-Length: 1000000\r\n\r\n${fields.join('')}${part('name="file"; filename="a.js"', 'begun')}`,
    );
    await until(() => listUploads().length === 1);
    socket.destroy();
    await until(() => listUploads().length === 0);
  });

  test('that breaks off at once leaves nothing behind either', async () => {
    const head = `POST ${releasesPath} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer home\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n`;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const socket = connect(Number(new URL(host.origin).port));
      socket.write(head);
      await until(() => listUploads().length > 0);
      socket.destroy();
      await until(() => listUploads().length === 0);
    }
  });

  test('is published even if the audit log cannot be written at once', async () => {
    host.api.failsToRecord = 1;
    const { files, number } = build();
    expect(await host.upload('home', toStaging, files)).toMatchObject({ status: 200, audited: true });
    expect(await runs('staging')).toBe(number);
    expect(host.records).toHaveLength(1);
  });

  test('says so if the audit log cannot be written at all', async () => {
    host.api.failsToRecord = 10;
    const { files, number } = build();
    expect(await host.upload('home', toStaging, files)).toMatchObject({ status: 200, audited: false });
    expect(await runs('staging')).toBe(number);
  });
});

describe('a change of what runs', () => {
  const stable = (action: string, more: object = {}) => ({
    action,
    remotes: ['remote-home'],
    channel: 'stable',
    ...more,
  });
  const state = async () => getDeployment(await readRegistry(host.to.registry), 'stable', 'remote-home');

  test('is done as the command does it, with an entry each', async () => {
    const [first, second] = [build(), build()];
    for (const { files } of [first, second]) {
      await host.upload('home', toStaging, files);
      await host.change('home', stable('promote', { from: 'staging', why: 'approved' }));
    }
    expect(await runs('stable')).toBe(second.number);
    const done = await host.change('home', stable('rollback'));
    expect(done).toMatchObject({ status: 200, lines: [`stable runs remote-home ${first.number}+aaaaaaaaaa again`] });
    expect(await runs('stable')).toBe(first.number);
    await host.change('home', stable('pin', { version: second.number }));
    expect(await runs('stable')).toBe(second.number);
    expect((await state()).pinned).toBe(true);
    expect(await host.change('home', stable('rollback'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('is pinned'),
    });
    await host.change('home', stable('unpin'));
    await host.change('home', stable('disable'));
    expect((await state()).disabled).toBe(true);
    await host.change('home', stable('enable'));
    await host.change('home', stable('remove', { force: true }));
    expect(await runs('stable')).toBeNull();
    expect(host.records.map((it) => (it as { action: string }).action)).toEqual([
      ...['deploy', 'promote', 'deploy', 'promote', 'rollback', 'pin', 'unpin', 'disable', 'enable', 'remove'],
    ]);
    expect(host.records[4]).toEqual({
      id,
      token: 'home',
      action: 'rollback',
      changes: [
        {
          remote: 'remote-home',
          channel: 'stable',
          before: `${second.number}+aaaaaaaaaa`,
          after: `${first.number}+aaaaaaaaaa`,
        },
      ],
      forced: false,
      why: null,
    });
  });

  test('of everything that a channel runs needs all of it', async () => {
    const { folder } = buildTestRelease({ name: 'remote-events', routes: ['/events'] });
    await publishTestRelease(folder, host.to, 'staging', 'remote-events');
    const everything = { action: 'promote', remotes: [], from: 'staging', channel: 'stable' };
    expect(await host.change('home', everything)).toMatchObject({
      status: 403,
      message: expect.stringContaining('remote-events'),
    });
    expect(await runs('stable', 'remote-events')).toBeNull();
    expect((await host.change('all', everything)).status).toBe(200);
    expect(await runs('stable', 'remote-events')).toBe('1.0.0');
  });

  test.each([
    ['of nothing', stable('rollback', { remotes: [] })],
    ['that is unknown', stable('prune')],
    ['that promotes from nowhere', stable('promote')],
    ['of what is no remote', stable('disable', { remotes: ['../x'] })],
    ['with an unknown key', stable('disable', { registry: 's3://elsewhere' })],
  ])('%s is refused', async (_, body) => {
    expect((await host.change('home', body)).status).toBe(400);
  });

  test('needs a token', async () => {
    expect((await host.change(null, stable('disable'))).status).toBe(401);
    expect((await host.change('guessed', stable('disable'))).status).toBe(401);
    expect((await state()).disabled).toBe(false);
  });

  test('is not possible while the API cannot be asked', async () => {
    host.api.failing = 1;
    const before = await revision();
    expect(await host.change('home', stable('disable'))).toMatchObject({
      status: 503,
      message: expect.stringContaining('nothing was changed'),
    });
    expect((await host.upload('home', toStaging, build().files)).status).toBe(503);
    expect(await revision()).toBe(before);
  });
});

test('a host that cannot read or write its registry answers 503, without its address', async () => {
  // Below a file there is no folder.
  const broken = await startDeploymentHost({ registry: path.join(host.to.folder, 'host.json', 'remotes.json') });
  const answer = await broken.upload('home', toStaging, build().files);
  expect(answer).toMatchObject({ status: 503, message: expect.stringContaining('cannot be read or written') });
  expect(answer.message).not.toContain(host.to.folder);
  await broken.stop();
});

test('a host that reads its registry from an address changes nothing', async () => {
  const reading = await startDeploymentHost({ registry: `${host.origin}/remotes.json` });
  expect(await reading.upload('home', toStaging, build().files)).toMatchObject({
    status: 503,
    message: expect.stringContaining('only reads its registry'),
  });
  await reading.stop();
});

describe('an administrator', () => {
  test('changes what runs with the session of the console, and the audit log gets it under the same session', async () => {
    const [first, second] = [build(), build()];
    for (const { files } of [first, second]) await host.upload('home', toStaging, files);
    host.records.length = 0;
    const rollback = { action: 'rollback', remotes: ['remote-home'], channel: 'staging', why: 'the search is broken' };
    const answer = await host.change(sessions.administrator, rollback);
    expect(answer).toMatchObject({ status: 200, audited: true });
    expect(await runs('staging')).toBe(first.number);
    const [before, after] = [second, first].map(({ number }) => `${number}+aaaaaaaaaa`);
    expect(host.records).toEqual([
      {
        id,
        action: 'rollback',
        changes: [{ remote: 'remote-home', channel: 'staging', before, after }],
        forced: false,
        why: 'the search is broken',
      },
    ]);
    expect((await host.to.registry.log.read()).at(-1)).toMatchObject({
      id: (host.records[0] as { id: string }).id,
      by: { kind: 'host', name: 'anna' },
      why: 'the search is broken',
    });
  });

  test.each([
    ['a member', sessions.member, 403],
    ['an ended session', 'a.b.ended', 401],
  ])('is not %s', async (_, session, status) => {
    const before = await revision();
    const disable = { action: 'disable', remotes: ['remote-home'], channel: 'staging' };
    expect(await host.change(session, disable)).toMatchObject({ status });
    expect(await revision()).toBe(before);
    expect(host.records).toEqual([]);
  });
});
