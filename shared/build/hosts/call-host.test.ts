import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { buildTestRelease, startServer, writeTestSourceMaps } from '../testing';
import { uploadRelease } from './call-host';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A host that answers each upload as told, and what it has received. */
const startHost = async (refuse: (body: string) => string | null) => {
  const bodies: string[] = [];
  const { origin, close } = await startServer(async (request, answer) => {
    const body = (await buffer(request)).toString('latin1');
    bodies.push(body);
    const message = refuse(body);
    answer.writeHead(message ? 409 : 200, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify(message ? { message } : { lines: ['Copied'], changes: [], audited: true, registry: {} }));
  });
  closing.push(close);
  return { host: origin, bodies };
};

const upload = (host: string) => {
  const { folder, release } = buildTestRelease();
  writeTestSourceMaps(folder, release);
  const fields = {
    folder,
    name: 'remote-home',
    channel: 'staging',
    contract: undefined,
    force: false,
    plan: undefined,
    why: null,
    deployment: null,
  };
  return uploadRelease({ host, token: 'portico_x' }, fields);
};
const hasMaps = (body: string) => body.includes('filename="source-maps.gz"');

test('a release is uploaded with its source maps', async () => {
  const { host, bodies } = await startHost(() => null);
  expect((await upload(host)).lines).toEqual(['Copied']);
  expect(bodies.map(hasMaps)).toEqual([true]);
});

test('a host that does not know them gets the release without them', async () => {
  const message = 'the upload holds files that its remote.json does not name: source-maps.gz.';
  const { host, bodies } = await startHost((body) => (hasMaps(body) ? message : null));
  expect((await upload(host)).lines).toEqual(['Copied', `${host} does not take source maps yet; they were left out`]);
  expect(bodies.map(hasMaps)).toEqual([true, false]);
});

test('what a host refuses for another reason is not sent again', async () => {
  const { host, bodies } = await startHost(() => 'remote-home is pinned.');
  await expect(upload(host)).rejects.toThrow('remote-home is pinned.');
  expect(bodies).toHaveLength(1);
});
