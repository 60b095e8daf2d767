import type { Api } from 'shared/client';
import { toArticlePath } from 'shared/format';
import { htmlLang, type Language, localiseAddress } from 'shared/i18n';
import type { ActiveRelease } from 'shared/remotes';
import { feedPaths } from '../../src/head/head-elements';
import { findRecordLists, type GetRoute, readRecords } from '../../src/records/record-lists';
import { logFailure } from '../log-failure';
import { escapeHtml } from './escape-html';

const renderElement = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

const maxItems = 20;

interface FeedItem {
  /** Stays the same for a record. */
  id: string;
  title: string;
  address: string;
  description: string;
  at: Date;
}

/** Magazine articles; one that is published elsewhere links to its address there. */
const getArticles = async (api: Api, toAddress: (path: string) => string): Promise<FeedItem[]> => {
  const { boards } = await api.boards.list({ query: { code: 'MAGAZINE', limit: maxItems } });
  return boards.map((board) => {
    const { _id, url, subject, summary, publishAt, createdAt } = board;
    const address = url ?? toAddress(toArticlePath(board));
    return { id: _id, title: subject, address, description: summary ?? '', at: new Date(publishAt ?? createdAt) };
  });
};

/** Records of the lists that manifests offer, which say when they changed. A list that fails is left out. */
const getOfferedItems = async (
  getRoute: GetRoute,
  releases: readonly ActiveRelease[],
  toAddress: (path: string) => string,
): Promise<FeedItem[]> => {
  const lists = findRecordLists(releases, 'feed').map((list) =>
    readRecords(getRoute, list, { limit: maxItems }).catch((cause: unknown) => {
      logFailure(`The list ${list.route} for the feed cannot be read`, cause);
      return [];
    }),
  );
  return (await Promise.all(lists))
    .flat()
    .flatMap(({ path, title, description, changedAt }) =>
      changedAt === null
        ? []
        : { id: path, title, address: toAddress(path), description: description ?? '', at: new Date(changedAt) },
    );
};

const renderItem = ({ id, title, address, description, at }: FeedItem) =>
  [
    '<item>',
    renderElement('title', title),
    renderElement('link', address),
    renderElement('description', description),
    renderElement('pubDate', at.toUTCString()),
    `<guid isPermaLink="false">${escapeHtml(id)}</guid>`,
    '</item>',
  ].join('');

/** Renders the RSS feed: the 20 latest of magazine articles and of the records that remotes offer. */
export const renderFeed = async (
  origin: string,
  { api, getRoute }: { api: Api; getRoute: GetRoute },
  { language, releases }: { language: Language; releases: readonly ActiveRelease[] },
) => {
  const toAddress = (path: string) => new URL(localiseAddress(path, language), origin).href;
  const [{ setting }, articles, offered] = await Promise.all([
    api.setting.get(),
    getArticles(api, toAddress),
    getOfferedItems(getRoute, releases, toAddress),
  ]);
  const latest = [...articles, ...offered].sort((one, other) => other.at.getTime() - one.at.getTime());
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    renderElement('title', setting.siteName),
    renderElement('link', origin + localiseAddress('/magazine', language)),
    renderElement('description', setting.seo.description),
    renderElement('language', htmlLang[language]),
    `<atom:link rel="self" type="application/rss+xml" href="${origin}${feedPaths[language]}"/>`,
    ...latest.slice(0, maxItems).map(renderItem),
    '</channel></rss>\n',
  ].join('\n');
};
