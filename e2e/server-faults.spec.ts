import { type APIRequestContext, request as requests } from '@playwright/test';
import { startHost } from './hosts';
import { test as base, type Remote, remotes, replaceServerBundle, type startReleaseHost } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi } from './support';

type Own = Awaited<ReturnType<typeof startReleaseHost>>;

/** The page of each remote that fails, and one of another remote that is asked for meanwhile. */
const pages = {
  'remote-home': { path: '/guide', other: '/matching' },
  'remote-matching': { path: '/matching', other: '/guide' },
  'remote-console': { path: '/console', other: '/guide' },
} as const;

/** What the page does on the server. */
const faults = {
  throws: `throw new Error('thrown by the page')`,
  'waits for ever': `return new Promise(() => {})`,
  'loops for ever': 'for (;;);',
  'allocates without end': 'const all = []; for (;;) all.push({ text: String(all.length) })',
  exits: 'process.exit(0)',
  'answers 50 MB': '',
  'rejects what nobody handles': `void Promise.reject(new Error('unhandled')); return new Promise(() => {})`,
  'throws in a timer': `setTimeout(() => { throw new Error('in a timer') }); return new Promise(() => {})`,
  // Of a processor: on a busy machine, the time that it waits for one does not count.
  'blocks for five seconds': 'const start = process.cpuUsage(); while (process.cpuUsage(start).user < 5e6);',
  'kills its process': `process.kill(process.pid, 'SIGKILL')`,
  'holds gigabytes outside the heap':
    'const all = []; const more = () => { all.push(Buffer.alloc(1e8, 1)); setImmediate(more); }; more(); return new Promise(() => {})',
  'floods its output': `for (;;) process.stdout.write('x'.repeat(1e5))`,
  'changes what others use': `Object.prototype.changed = Array.prototype.map = globalThis.Map = null`,
} as const;
/** After these the process goes on, and the page is tried again. */
const harmless = new Set<string>(['throws', 'answers 50 MB', 'changes what others use']);

/** A build whose page at `path` does what `fault` says. */
const createFaulty = (own: Own, name: Remote, version: string, fault: string) => {
  const { path } = pages[name];
  const code = `exports.remote = { routes: [{ path: '${path}', load: async () => { ${fault} }, Page: () => 'x'.repeat(5e7) }] };`;
  return own.variantOf(name, version, (release, folder) => replaceServerBundle(release, folder, path, code));
};

/** Another page, the API and an asset of the host work. */
const expectOthers = async (host: APIRequestContext, other: string) => {
  const page = await host.get(other);
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const answers = [page, ...(await Promise.all(['/api/v1/setting', asset].map((path) => host.get(path))))];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
};

interface Host {
  request: APIRequestContext;
  log: () => string;
}

/** A second host on the registry of the first one. */
const test = base.extend<{ hosts: Host[] }, { second: Awaited<ReturnType<typeof startHost>> }>({
  second: [
    async ({ own }, use) => {
      const second = await startHost(own.folder, 'signed');
      await use(second);
      await second.stop();
    },
    { scope: 'worker' },
  ],
  hosts: async ({ own, second, request }, use) => {
    const secondRequest = await requests.newContext({
      baseURL: second.url,
      extraHTTPHeaders: { 'Accept-Language': 'ko' },
    });
    await use([
      { request, log: own.log },
      { request: secondRequest, log: second.log },
    ]);
    await secondRequest.dispose();
  },
});

for (const name of remotes)
  for (const [index, [what, code]] of Object.entries(faults).entries())
    test(`${name} on the server ${what}: its page is the shell, everything else works, and a rollback heals it`, async ({
      own,
      hosts,
    }) => {
      const { path, other } = pages[name];
      const initial = own.stableVersion(name);
      const version = `1.8.${index}+0000000001`;
      const outage = `${name} ${version} is not rendered on the server until`;
      const folder = createFaulty(own, name, version, code);
      await expectSuccess(own.command, `deploy ${name} --channel stable --from ${folder} --skip-rendering`);
      const checkFault = async ({ request, log }: Host) => {
        await waitUntilVisible(request, name, version);
        const [answer] = await Promise.all([request.get(path), expectOthers(request, other)]);
        expect([200, 500]).toContain(answer.status());
        expect(await answer.text()).toContain('<footer');
        if (harmless.has(what)) return;
        // Readers go on asking: what a busy machine cannot begin to load in time is given up.
        const askAgain = async () => {
          await request.get(path);
          return log();
        };
        await expect.poll(askAgain).toContain(outage);
        expect((await request.get(path)).status()).toBe(500);
        await expectOthers(request, other);
      };
      await Promise.all(hosts.map(checkFault));
      await expectSuccess(own.command, `releases rollback ${name} --channel stable`);
      const checkRollback = async ({ request }: Host) => {
        await waitUntilVisible(request, name, initial);
        await expect.poll(async () => (await request.get(path)).status()).toBe(200);
      };
      await Promise.all(hosts.map(checkRollback));
    });

test('a release that ended its process opens in the browser, and the console says that the server does not render it', async ({
  page,
  own,
  request,
  complaints,
}) => {
  const version = '1.9.0+0000000001';
  const folder = createFaulty(own, 'remote-home', version, faults['loops for ever']);
  await expectSuccess(own.command, `deploy remote-home --channel stable --from ${folder} --skip-rendering`);
  await waitUntilVisible(request, 'remote-home', version);
  await request.get('/guide');
  await expect.poll(own.log).toContain(`remote-home ${version} is not rendered on the server until`);

  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('처음 오시는 길을 안내합니다');
  await expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);
  // The browser logs the 500.
  complaints.length = 0;

  await signInByApi(page, 'admin');
  // The outage ends after half a minute; asked for again, the release ends its process again.
  await expect(async () => {
    await request.get('/guide');
    await page.goto('/console/releases');
    await expect(page.getByRole('listitem').filter({ hasText: `모든 방문자${version}` })).toContainText(
      '방문자의 브라우저에서만 표시합니다. It did not answer',
      { timeout: 10_000 },
    );
  }).toPass();
  await page.goto(`/console/failures?filter=${encodeURIComponent(JSON.stringify({ q: version }))}`);
  await expect(page.getByRole('row').filter({ hasText: version })).toContainText('서버 렌더링');
});
