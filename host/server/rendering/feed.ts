import type { Api } from 'shared/client';
import { toArticlePath } from 'shared/format';
import { htmlLang, type Language, localiseAddress } from 'shared/i18n';
import { feedPaths } from '../../src/head/head-elements';
import { escapeHtml } from './escape-html';

const renderElement = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** Renders the RSS feed of the 20 latest magazine articles; an article published elsewhere links to its address there. */
export const renderFeed = async (origin: string, api: Api, language: Language) => {
  const [{ setting }, { boards }] = await Promise.all([
    api.setting.get(),
    api.boards.list({ query: { code: 'MAGAZINE', limit: 20 } }),
  ]);
  const items = boards.map((board) => {
    const { _id, url, subject, summary, publishAt, createdAt } = board;
    return [
      '<item>',
      renderElement('title', subject),
      renderElement('link', new URL(url ?? localiseAddress(toArticlePath(board), language), origin).href),
      renderElement('description', summary ?? ''),
      renderElement('pubDate', new Date(publishAt ?? createdAt).toUTCString()),
      `<guid isPermaLink="false">${_id}</guid>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    renderElement('title', setting.siteName),
    renderElement('link', origin + localiseAddress('/magazine', language)),
    renderElement('description', setting.seo.description),
    renderElement('language', htmlLang[language]),
    `<atom:link rel="self" type="application/rss+xml" href="${origin}${feedPaths[language]}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
};
