import type { Api } from 'shared/client';
import { htmlLang, type Language } from 'shared/i18n';
import { escaped } from './escape';

/** One of each language, since a reader of feeds sends no cookie. */
export const feedPath = { ko: '/rss.xml', en: '/en/rss.xml', cn: '/cn/rss.xml' } as const satisfies Record<
  Language,
  string
>;

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** The latest articles of the magazine; one that stands elsewhere is named by its address there. */
export const feedOf = async (origin: string, api: Api, language: Language) => {
  const [{ setting }, { boards }] = await Promise.all([
    api.setting.get(),
    api.boards.list({ query: { code: 'MAGAZINE', limit: 20 } }),
  ]);
  const items = boards.map(({ _id, url, subject, summary, publishAt, createdAt }) =>
    [
      '<item>',
      element('title', subject),
      element('link', new URL(url ?? `/magazine/${_id}`, origin).href),
      element('description', summary ?? ''),
      element('pubDate', new Date(publishAt ?? createdAt).toUTCString()),
      `<guid isPermaLink="false">${_id}</guid>`,
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', setting.siteName),
    element('link', `${origin}/magazine`),
    element('description', setting.seo.description),
    element('language', htmlLang[language]),
    `<atom:link rel="self" type="application/rss+xml" href="${origin}${feedPath[language]}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
};
