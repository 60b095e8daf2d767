import { expect, test } from '@jest/globals';
import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { renderHtml } from './render-html';

const Throwing = () => {
  throw new Error('thrown by the page');
};
const pending = new Promise<never>(() => undefined);
const Waiting = () => use(pending);
const Long = () => createElement('p', null, '긴 글 '.repeat(20_000));

const inShell = (page: () => unknown) =>
  createElement('main', null, 'shell', createElement(Suspense, { fallback: 'fallback' }, createElement(page as never)));

test.each([
  ['a page', () => createElement('h1', null, 'page ', 1)],
  ['a page of 200 kB', Long],
  ['a page that waits', Waiting],
  ['a page with a picture', () => createElement('img', { src: '/a.webp', alt: '' })],
])('%s is rendered as renderToString renders it, without a failure', async (_, page) => {
  const { html, failure } = await renderHtml(inShell(page), 1_000_000);
  // What React says about a boundary that waits differs with the function that renders it.
  const withoutReason = (text: string) => text.replace(/<template[^>]*>/g, '<template>');
  expect(withoutReason(html.toString())).toBe(withoutReason(renderToString(inShell(page))));
  expect(failure).toBeNull();
});

test('an error inside a boundary is reported, and the shell is rendered', async () => {
  const { html, failure } = await renderHtml(inShell(Throwing), 1_000_000);
  expect(String(failure)).toBe('Error: thrown by the page');
  expect(html.toString()).toMatch(/^<main>shell.*fallback.*<\/main>$/s);
});

test('an error in the shell rejects', async () => {
  await expect(renderHtml(createElement(Throwing as never), 1_000_000)).rejects.toThrow('thrown by the page');
});

test('a page of more HTML than is allowed rejects', async () => {
  await expect(renderHtml(inShell(Long), 1000)).rejects.toThrow('more than 1000 bytes');
});
