import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { findRelease, hostContract } from 'shared/remotes';
import { readRegistry } from '../storage/store';
import { buildTestRelease, createDestination, publishTestRelease, startServer } from '../testing';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

type Destination = ReturnType<typeof createDestination>;

const running = async ({ registry }: Destination) => findRelease(await readRegistry(registry), 'stable', 'remote-home');

/** A destination that another origin serves, with an optional fault. */
const createServedDestination = async (fault: RequestListener = (_, answer) => void answer) => {
  const holder: { folder: string } = { folder: '' };
  const { origin, close } = await startServer((request, answer) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    fault(request, answer);
    if (answer.writableEnded) return;
    readFile(path.join(holder.folder, decodeURIComponent(request.url ?? ''))).then(
      (content) => answer.end(content),
      () => answer.writeHead(404).end(),
    );
  });
  closing.push(close);
  const to = createDestination(origin, [origin]);
  holder.folder = to.folder;
  return to;
};

test('a release is copied into a folder of its version, and the channel runs it', async () => {
  const to = createDestination();
  const { folder, release } = buildTestRelease();
  await publishTestRelease(folder, to);
  expect(await running(to)).toEqual({ ...release, base: '/remotes/remote-home/1.0.0%2Baaaaaaaaaa/' });
  expect(readFileSync(path.join(to.folder, 'remote-home', release.version, 'server.cjs'), 'utf8')).toContain('routes');
});

test('examples of addresses stay out of the registry, because former hosts do not run a release that has them', async () => {
  const to = createDestination();
  const { folder, release } = buildTestRelease({ routes: ['/:id'] });
  const routes = release.manifest.routes.map((route) => ({ ...route, example: '1' }));
  writeFileSync(
    path.join(folder, 'remote.json'),
    JSON.stringify({ ...release, manifest: { ...release.manifest, routes } }),
  );
  await publishTestRelease(folder, to);
  expect((await running(to))?.manifest.routes).toEqual(release.manifest.routes);
});

test('the API contract of a release goes there, for its next promotion or rollback', async () => {
  const to = createDestination();
  await publishTestRelease(buildTestRelease({ api: '1.0.0' }).folder, to);
  expect((await running(to))?.manifest.api).toBe('1.0.0');
});

test('so does the commit that it was built from', async () => {
  const to = createDestination();
  await publishTestRelease(buildTestRelease({ commit: '6ede395e0123-dirty' }).folder, to);
  expect((await running(to))?.manifest.commit).toBe('6ede395e0123-dirty');
  await expect(publishTestRelease(buildTestRelease({ commit: 'main' }).folder, to)).rejects.toThrow('is not a commit');
});

test('on another origin every file is fetched at the address that browsers use', async () => {
  const requested: string[] = [];
  const to = await createServedDestination(({ url = '' }) => void requested.push(url));
  await publishTestRelease(buildTestRelease().folder, to);
  expect((await running(to))?.base).toBe(`${to.base}/remote-home/1.0.0%2Baaaaaaaaaa/`);
  const files = ['remoteEntry.js', 'routes.css', 'server.cjs'];
  expect(requested.sort()).toEqual(files.map((file) => `/remote-home/1.0.0%2Baaaaaaaaaa/${file}`));
});

test.each<[string, RequestListener, string]>([
  ['that is missing', ({ url }, answer) => url?.endsWith('.css') && answer.writeHead(404).end(), 'answers 404'],
  ['with another byte', ({ url }, answer) => url?.endsWith('.cjs') && answer.end('eval()'), 'its integrity differs'],
  ['behind a redirect', (_, answer) => answer.writeHead(302, { Location: '/' }).end(), 'does not answer'],
  [
    'that other origins may not read',
    (_, answer) => answer.removeHeader('Access-Control-Allow-Origin'),
    'without Access-Control-Allow-Origin',
  ],
])('a release with a file %s is refused, and the channel does not change', async (_, fault, reason) => {
  const to = await createServedDestination(fault);
  await expect(publishTestRelease(buildTestRelease().folder, to)).rejects.toThrow(reason);
  expect(await running(to)).toBeNull();
});

test('an origin that does not respond is refused', async () => {
  const { origin, close } = await startServer(() => undefined);
  await close();
  await expect(publishTestRelease(buildTestRelease().folder, createDestination(origin, [origin]))).rejects.toThrow(
    'does not answer',
  );
});

test('an origin that is not listed is refused before anything is copied', async () => {
  const to = createDestination('https://cdn.example.com/remotes/', ['https://other.example.com']);
  await expect(publishTestRelease(buildTestRelease().folder, to)).rejects.toThrow('on no listed origin');
  expect(existsSync(path.join(to.folder, 'remote-home'))).toBe(false);
});

test.each(['/en', '/cn/guide', '/ko'])(
  'a remote with a route %s is refused, because it names a language',
  async (route) => {
    const { folder } = buildTestRelease({ routes: [route] });
    await expect(publishTestRelease(folder, createDestination())).rejects.toThrow(`remote-home has a route ${route}:`);
  },
);

test('a remote that offers records where it has no page is refused, and one that has their page is not', async () => {
  const publish = (routes: string[]) =>
    publishTestRelease(buildTestRelease({ routes, records: ['/events/{_id}'] }).folder, createDestination());
  await expect(publish(['/events'])).rejects.toThrow('offers /events/{_id}, which is none of its pages');
  await publish(['/events', '/events/:id']);
});

test('a remote for another host contract is refused with both versions', async () => {
  const { folder } = buildTestRelease({ contract: '^2.0.0' });
  await expect(publishTestRelease(folder, createDestination())).rejects.toThrow(
    `host contract ^2.0.0; this host has ${hostContract}`,
  );
});

test('a file that was changed after the build is refused', async () => {
  const { folder } = buildTestRelease();
  writeFileSync(path.join(folder, 'remoteEntry.js'), '/* other */');
  await expect(publishTestRelease(folder, createDestination())).rejects.toThrow('was changed after it was built');
});

test.each([
  ['br', brotliCompressSync('/* other */')],
  ['gz', gzipSync('/* other */')],
  ['gz', Buffer.from('no gzip')],
])('a compressed file that holds something else than the built one is refused: %s', async (ending, content) => {
  const { folder } = buildTestRelease();
  writeFileSync(path.join(folder, `remoteEntry.js.${ending}`), content);
  await expect(publishTestRelease(folder, createDestination())).rejects.toThrow(`remoteEntry.js.${ending}`);
});

test('compressed files that hold the built ones are published', async () => {
  const { folder } = buildTestRelease();
  const built = readFileSync(path.join(folder, 'remoteEntry.js'));
  writeFileSync(path.join(folder, 'remoteEntry.js.br'), brotliCompressSync(built));
  writeFileSync(path.join(folder, 'remoteEntry.js.gz'), gzipSync(built));
  const to = createDestination();
  await publishTestRelease(folder, to);
  expect(await running(to)).not.toBeNull();
});

test('a file that the build did not write is refused', async () => {
  const { folder } = buildTestRelease();
  writeFileSync(path.join(folder, 'more.js'), '');
  await expect(publishTestRelease(folder, createDestination())).rejects.toThrow('does not name: more.js');
});

test.each([
  ['with a broken manifest', { manifest: { name: 'remote-home', contract: '^1.0.0', routes: [{ path: 'x' }] } }],
  ['with an unknown key', { more: 1 }],
  ['with the manifest of another remote', { manifest: { name: 'remote-console', contract: '^1.0.0', routes: [] } }],
  ['with a file outside its folder', { entry: '../../host.js' }],
  ['without the integrity of its entry', { integrity: {} }],
  ['that is no address', { base: 'javascript:alert(1)/' }],
])('a release %s is refused', async (_, difference) => {
  const { folder, release } = buildTestRelease();
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...release, ...difference }));
  await expect(publishTestRelease(folder, createDestination())).rejects.toThrow('The release is broken');
});

test('a published release is never overwritten: a damaged folder is refused', async () => {
  const to = createDestination();
  const { folder, release } = buildTestRelease();
  await publishTestRelease(folder, to);
  const published = path.join(to.folder, 'remote-home', release.version, 'remoteEntry.js');
  writeFileSync(published, '/* damaged */');
  await expect(publishTestRelease(folder, to)).rejects.toThrow('its integrity differs');
  expect(readFileSync(published, 'utf8')).toBe('/* damaged */');
});

test('a second content of a published version is refused before anything is copied', async () => {
  const to = createDestination();
  await publishTestRelease(buildTestRelease().folder, to);
  const { folder } = buildTestRelease({ version: '1.0.0+bbbbbbbbbb', files: { 'remoteEntry.js': '/* other */' } });
  await expect(publishTestRelease(folder, to, 'staging')).rejects.toThrow(
    'remote-home 1.0.0 was published with other content (1.0.0+aaaaaaaaaa)',
  );
  expect(existsSync(path.join(to.folder, 'remote-home', '1.0.0+bbbbbbbbbb'))).toBe(false);
});

test('of two concurrent deployments of a remote one is refused', async () => {
  const to = createDestination();
  const both = await Promise.allSettled(
    ['1.0.1+aaaaaaaaaa', '1.0.2+aaaaaaaaaa'].map((version) =>
      publishTestRelease(buildTestRelease({ version }).folder, to),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = both.filter((it) => it.status === 'rejected');
  expect(String(refused?.reason)).toContain('Somebody else changed this');
});
