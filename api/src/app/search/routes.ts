import type { FastifyInstance } from 'fastify';
import { contract, type Language, maxCountedMatches, pickText, type SearchKind, searchKinds } from 'shared/contract';
import { addContentHeader } from '../../platform/content/content-header';
import { serve } from '../../platform/http/serve';
import type { PlatformServices } from '../../platform/services';
import { findHiddenCategories } from '../../shop/index';
import { type FoundDocument, findDocuments } from './find-documents';
import { markExcerpt, markTitle } from './mark-text';
import { parseTerms } from './search-terms';

/** Where the pages of each kind are, without a language. Questions have one page, which shows those that have the words. */
const folders: Record<Exclude<SearchKind, 'faq'>, string> = {
  lawyer: '/lawyers',
  practice: '/practices',
  office: '/offices',
  case: '/cases',
  article: '/magazine',
  notice: '/notices',
  lot: '/auction/works',
  program: '/auction/programs',
  product: '/shop/products',
  fair: '/matching/fairs',
};

const buildPath = ({ kind, record, title, slugs }: FoundDocument, language: Language) =>
  kind === 'faq'
    ? `/faqs?${new URLSearchParams({ q: pickText(title, language) })}`
    : `${folders[kind]}/${slugs?.[language] ?? slugs?.ko ?? record}`;

/** Hits of each kind from which the suggestions are chosen, and how many of all kinds are suggested. */
const suggestionsOfKind = 4;
const maxSuggestions = 8;

/** By kind, in the order of the first of each. */
const groupByKind = (documents: FoundDocument[]) => {
  const groups = new Map<SearchKind, FoundDocument[]>();
  for (const document of documents) groups.set(document.kind, [...(groups.get(document.kind) ?? []), document]);
  return groups;
};

export const serveSearch = (app: FastifyInstance, { db }: PlatformServices) => {
  // Documents of all domains.
  addContentHeader(app, ['members', 'firm', 'matching', 'auction', 'shop']);

  serve(app, contract.search, {
    find: async ({ query: { q, kind, limit }, language }) => {
      const terms = parseTerms(q);
      const hiddenCategories = await findHiddenCategories(db);
      const kinds = kind ? [kind] : searchKinds;
      const documents = await findDocuments(db, { q, terms, kinds, limit, language, hiddenCategories });
      const toHit = (document: FoundDocument) => ({
        kind: document.kind,
        title: markTitle(document.title, terms, language),
        excerpt: markExcerpt(document.body, terms, language),
        path: buildPath(document, language),
        picture: document.picture,
      });
      const groups = [...groupByKind(documents)].map(([kind, found]) => {
        const total = found[0]?.total ?? 0;
        return {
          kind,
          total: Math.min(total, maxCountedMatches),
          more: total > maxCountedMatches,
          hits: found.map(toHit),
        };
      });
      return { groups };
    },

    suggest: async ({ query: { q }, language }) => {
      const terms = parseTerms(q);
      const hiddenCategories = await findHiddenCategories(db);
      const search = { q, terms, kinds: searchKinds, limit: suggestionsOfKind, language: null, hiddenCategories };
      const documents = await findDocuments(db, search);
      return {
        suggestions: documents.slice(0, maxSuggestions).map((document) => ({
          kind: document.kind,
          title: markTitle(document.title, terms, language),
          path: buildPath(document, language),
        })),
      };
    },
  });
};
