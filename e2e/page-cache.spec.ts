import { type APIRequestContext, request as requests } from '@playwright/test';
import { startSale } from './auction-support';
import { callConsole, createDraft } from './console-support';
import { setLotEnd } from './database';
import { startHost } from './hosts';
import { startHosts } from './override-hosts';
import { fetchPage } from './public-pages';
import { test } from './release-host';
import { expectSuccess } from './release-steps';
import { expect, signInByApi } from './support';

const headers = { 'Accept-Language': 'ko' };

/** Readers of two hosts on one API and one registry, who have never changed anything. */
const openReaders = async (addresses: string[]) => {
  const readers = await Promise.all(
    addresses.map((baseURL) => requests.newContext({ baseURL, extraHTTPHeaders: headers })),
  );
  return { readers, close: () => Promise.all(readers.map((reader) => reader.dispose())) };
};

/** Reads a page until it comes from memory. Resolves to that answer. */
const readCached = async (reader: APIRequestContext, path: string) => {
  let answer = await reader.get(path);
  const readAgain = async () => {
    answer = await reader.get(path);
    return answer.headers()['x-cache'];
  };
  await expect.poll(readAgain, path).toBe('hit');
  return answer;
};

/** The record with an id in the data that a page contains. */
const findRecord = (html: string, id: string): { status?: string } => {
  const [, json = '{}'] = /id="portico-state"[^>]*>([^<]*)</.exec(html) ?? [];
  let found = {};
  JSON.parse(json, (_, value) => {
    if (value?._id === id) found = value;
    return value;
  });
  return found;
};

interface SettingDocument {
  setting: { seo: object };
  version: number;
}

interface Change {
  what: string;
  path: string;
  change: () => Promise<unknown>;
  /** Whether the page shows the change. */
  isShown: (html: string) => boolean;
}

test('whatever changes, no host goes on giving out the former page', async ({ page, own, baseURL }) => {
  const second = await startHost(own.folder, 'signed');
  const { readers, close } = await openReaders([baseURL ?? '', second.url]);
  await signInByApi(page, 'admin');
  const unique = Date.now();

  const draft = await createDraft(page, `처음 제목 ${unique}`);
  const changePost = async (changes: object) => {
    const { board } = await callConsole<{ board: { version: number } }>(page, 'GET', `/boards/${draft}`);
    await callConsole(page, 'PUT', `/boards/${draft}`, { version: board.version, ...changes });
  };
  await changePost({ status: 'PUBLISHED' });
  const initial = await callConsole<SettingDocument>(page, 'GET', '/setting');
  const changeSetting = async (seo: object) => {
    const { setting, version } = await callConsole<SettingDocument>(page, 'GET', '/setting');
    await callConsole(page, 'PUT', '/setting', { setting: { ...setting, seo: { ...setting.seo, ...seo } }, version });
  };
  const sale = await startSale(page, `판 경매 ${unique}`);
  const lot = sale.lots[0] ?? { _id: '', title: '' };
  const version = '1.6.0+0000000001';
  const faster = own.variantOf('remote-home', version);

  const changes: Change[] = [
    {
      what: 'a post in the console',
      path: `/magazine/${draft}`,
      change: () => changePost({ subject: { ko: `바뀐 제목 ${unique}` } }),
      isShown: (html) => html.includes(`바뀐 제목 ${unique}`) && !html.includes(`처음 제목 ${unique}`),
    },
    {
      what: 'the setting',
      path: '/guide',
      change: () => changeSetting({ naverVerification: `n${unique}` }),
      isShown: (html) => html.includes(`n${unique}`),
    },
    {
      what: 'the end of a lot by the clock',
      path: `/auction/works/${lot._id}`,
      change: () => setLotEnd(lot._id, 1),
      isShown: (html) => findRecord(html, lot._id).status !== 'OPEN',
    },
    {
      what: 'a deployment',
      path: '/guide',
      change: () => expectSuccess(own.command, `deploy remote-home --channel stable --from ${faster} --skip-rendering`),
      isShown: (html) => html.includes(`"version":"${version}"`),
    },
    {
      what: 'a rollback',
      path: '/guide',
      change: () => expectSuccess(own.command, 'releases rollback remote-home --channel stable'),
      isShown: (html) => !html.includes(`"version":"${version}"`),
    },
  ];
  for (const { what, path, change, isShown } of changes) {
    for (const reader of readers) expect(isShown(await (await readCached(reader, path)).text()), what).toBe(false);
    await change();
    for (const reader of readers)
      await expect.poll(async () => isShown(await (await reader.get(path)).text()), what).toBe(true);
    // And it does not come back.
    for (const reader of readers) {
      expect(isShown(await (await readCached(reader, path)).text()), what).toBe(true);
    }
  }
  await changeSetting(initial.setting.seo);
  await callConsole(page, 'DELETE', `/boards/${draft}`);
  await close();
  await second.stop();
});

test('whoever has just changed something sees it on the next page', async ({ page, baseURL }) => {
  await signInByApi(page, 'admin');
  const draft = await createDraft(page, '처음');
  let version = 0;
  for (let times = 0; times < 10; times += 1) {
    const subject = `제목 ${Date.now()}-${times}`;
    const changes = { version, status: 'PUBLISHED', subject: { ko: subject } };
    const { board } = await callConsole<{ board: { version: number } }>(page, 'PUT', `/boards/${draft}`, changes);
    version = board.version;
    // The shell that a busy server sends has no content, which the browser then asks for.
    const answer = await fetchPage(page, `${baseURL}/magazine/${draft}`);
    expect(await answer.text()).toContain(subject);
  }
  await callConsole(page, 'DELETE', `/boards/${draft}`);
});

test('a browser that has the page gets 304 until it changes, and no page is marked as not to be stored', async ({
  request,
}) => {
  const first = await readCached(request, '/guide');
  const { etag = '', 'cache-control': cacheControl, vary } = first.headers();
  expect(cacheControl).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
  expect(vary).toBe('Accept-Encoding');
  const again = await request.get('/guide', { headers: { 'If-None-Match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await request.get('/guide', { headers: { 'If-None-Match': 'W/"another"' } })).status()).toBe(200);
});

test('of a thousand mixed requests none gets a page with an override that it did not ask for', async ({ request }) => {
  const hosts = await startHosts();
  const paths = ['/', '/guide', '/magazine', '/shop', '/matching'];
  const ask = async (index: number) => {
    const path = paths[index % paths.length] ?? '/';
    const isTester = index % 3 === 0;
    const answer = await request.get(`${hosts.open}${path}${isTester ? '?remotes=staging' : ''}`, { headers });
    const isOverridden = (await answer.text()).includes('"overridden":true');
    expect([path, isOverridden]).toEqual([path, isTester]);
    if (isTester) expect(answer.headers()['x-cache']).toBe('miss');
  };
  for (let index = 0; index < 1000; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => ask(index + more)));
  await hosts.stop();
});
