import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import { isInlineJson, toInlineJson } from 'shared/rendering/inline-json';
import { buildContentSecurityPolicy } from './content-security-policy';
import { renderDocument } from './document';

interface PageOptions {
  language?: 'ko' | 'en' | 'cn';
  css?: string;
  /** The server has rendered the page. */
  isRendered?: boolean;
  isLate?: boolean;
  /** Data of the page. */
  json?: string;
}

/** Renders a page of a remote with its style sheet, and the policy of its answer. */
const render = async ({ language = 'ko', css, isRendered = true, isLate = false, json = 'null' }: PageOptions = {}) => {
  const { folder, release } = buildTestRelease({ files: css === undefined ? {} : { 'routes.css': css } });
  const { content, styleDigests } = await renderDocument({
    rendered: {
      status: 200,
      html: Buffer.from('<main id="main"></main>'),
      head: { title: 'Page', jsonLd: [{ '@type': 'Organization', name: '</script>' }] },
      release,
      isLate,
      isFresh: true,
      json: isRendered ? Buffer.from(json) : null,
      state: {
        language,
        host: '1.0.0',
        remotes: [release],
        isIncomplete: false,
        setting: null,
        page: isRendered ? { href: '/' } : null,
        override: null,
      },
    },
    url: new URL('https://portico.example/'),
    assets: { version: '1.0.0', scripts: ['main.js'], styles: ['main.css'], integrity: {} },
    readReleaseFile: async (_, file) => readFileSync(path.join(folder, file), 'utf8'),
    isDevelopment: false,
  });
  return {
    html: content.toString(),
    policy: buildContentSecurityPolicy({ releases: [release], styleDigests, isCounted: false }),
  };
};

/** The elements of a document as a browser reads them, with what has to be allowed by its hash. */
const findInline = (html: string, tag: 'script' | 'style') =>
  [...html.replace(/\r\n?/g, '\n').matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
    .filter(([, attributes = '']) => !/ (src|type)=/.test(attributes))
    .map(([, , text = '']) => text);

const hash = (text: string) => `'sha384-${createHash('sha384').update(text).digest('base64')}'`;

const findDirective = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ') ?? [];

const pages: [string, PageOptions][] = [
  ['a page', {}],
  ['a page in English', { language: 'en' }],
  ['a page that only the browser renders', { isRendered: false }],
  ['a page that comes too late', { isRendered: false, isLate: true }],
];

test.each(pages)('the policy allows each inline script and style of %s by its hash', async (_, options) => {
  const { html, policy } = await render(options);
  const scripts = findInline(html, 'script');
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  expect(findDirective(policy, 'script-src')).toEqual(expect.arrayContaining(scripts.map(hash)));
  const styles = findInline(html, 'style');
  expect(styles).toHaveLength(options.isRendered === false ? 0 : 1);
  expect(findDirective(policy, 'style-src')).toEqual(expect.arrayContaining(styles.map(hash)));
});

test('a style sheet is allowed as the browser reads it, and cannot end its element', async () => {
  const { html, policy } = await render({ css: 'a::after{content:"</style><script>"}\r\nb{color:red}\rc{top:0}' });
  const [style = '', ...others] = findInline(html, 'style');
  expect(others).toEqual([]);
  expect(style).toContain('<script>');
  expect(style).toContain('c{top:0}');
  expect(findDirective(policy, 'style-src')).toContain(hash(style));
});

test('nothing else is allowed: no other text, style attribute, handler or evaluation', async () => {
  const { policy } = await render();
  expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce/);
  const other = await render({ css: 'h1{color:blue}' });
  expect(other.policy).not.toBe(policy);
  expect(findDirective(other.policy, 'script-src')).toEqual(findDirective(policy, 'script-src'));
  expect(findDirective(policy, 'style-src')).not.toContain(hash('h1{color:blue}'));
});

test('empty style elements are allowed, to which the console adds its rules', async () => {
  expect(findDirective((await render()).policy, 'style-src')).toContain(hash(''));
});

test('the data of the page is part of the state, and cannot end its element', async () => {
  const data = { text: '</script><!--\u2028' };
  const json = toInlineJson(data);
  const { html } = await render({ json });
  const [, state = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(state)).toMatchObject({ language: 'ko', page: { href: '/', data } });
  expect([json, JSON.stringify(data), '{'].map((text) => isInlineJson(Buffer.from(text)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('two answers with the same page have the same bytes and the same policy', async () => {
  expect(await render()).toEqual(await render());
});
