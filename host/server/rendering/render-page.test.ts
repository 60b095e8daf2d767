import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import { createApi } from 'shared/client';
import { createContentState } from '../content/content-state';
import { createPageContentCache } from './page-content-cache';
import { renderPage } from './render-page';

const { release } = buildTestRelease();
const markup = { html: Buffer.from('page'), head: { title: 'Page' } };
const never = new Promise<never>(() => undefined);

/** A page of the domain `firm`, and its reader. */
const openSite = (now = Date.now) => {
  const content = createContentState();
  content.replace({ firm: { version: '1', next: null } });
  const cache = createPageContentCache(content, now);
  const read = async ({ isLate = false, mustBeNew = false } = {}) => {
    const callApi = async () => ({ setting: null });
    const getValidity = content.startReading();
    const { json, isFresh } = await renderPage({
      url: new URL('http://localhost/'),
      language: 'ko',
      host: '1.0.0',
      releases: [release],
      isIncomplete: false,
      override: null,
      client: { api: createApi(callApi), callApi, getValidity: () => getValidity(['firm']) },
      renderers: {
        load: () => (isLate ? never : Promise.resolve({ json: Buffer.from('"data"') })),
        render: async () => markup,
        renderShell: async () => markup,
      },
      cache,
      mustBeNew,
      limits: { loadMs: 50, renderMs: 50 },
    });
    return { data: json && String(json), isFresh };
  };
  return { content, read };
};

const fromCache = { data: '"data"', isFresh: false };
const shellAlone = { data: null, isFresh: false };

test('a late page is made from the content that was read before', async () => {
  const { read } = openSite();
  expect(await read()).toEqual({ data: '"data"', isFresh: true });
  expect(await read({ isLate: true })).toEqual(fromCache);
});

test('a late page whose content has changed meanwhile is the shell', async () => {
  const { content, read } = openSite();
  await read();
  content.change('firm', { version: '2', next: null });
  expect(await read({ isLate: true })).toEqual(shellAlone);
});

test('a late page is the shell for whoever has just changed something', async () => {
  const { read } = openSite();
  await read();
  expect(await read({ isLate: true, mustBeNew: true })).toEqual(shellAlone);
});

test('content that changes while it is read is not used for a late page', async () => {
  const { content, read } = openSite();
  const reading = read();
  content.change('firm', { version: '2', next: null });
  await reading;
  expect(await read({ isLate: true })).toEqual(shellAlone);
});

test('while changes cannot be heard of, a late page is made from what was read a few seconds ago', async () => {
  let time = Date.now();
  const { content, read } = openSite(() => time);
  content.replace(null);
  await read();
  time += 9000;
  expect(await read({ isLate: true })).toEqual(fromCache);
  expect(await read({ isLate: true, mustBeNew: true })).toEqual(shellAlone);
  time += 2000;
  expect(await read({ isLate: true })).toEqual(shellAlone);
});

test('once changes can be heard of, what was read before is not used', async () => {
  const { content, read } = openSite();
  content.replace(null);
  await read();
  content.replace({ firm: { version: '1', next: null } });
  expect(await read({ isLate: true })).toEqual(shellAlone);
});
