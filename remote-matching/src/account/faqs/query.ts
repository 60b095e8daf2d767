import type { Faq } from 'shared/contract';
import { buildPath, parseOption, readPageNumber, readSearchText } from '../../layout/query-params';

/** As in the contract; a public page does not load the contract's schemas. */
export const faqTypes = ['inquiry', 'homepage', 'personal-information', 'other'] as const satisfies Faq['type'][];
type FaqType = (typeof faqTypes)[number];

interface FaqQuery {
  /** Null shows all types. */
  type: FaqType | null;
  q: string;
  page: number;
}

/** Parameters of the questions and answers; invalid ones are ignored. */
export const parseQuery = (query: URLSearchParams): FaqQuery => ({
  type: parseOption(faqTypes, query.get('type')),
  q: readSearchText(query),
  page: readPageNumber(query),
});

export const buildFaqsPath = (query: Partial<FaqQuery>) => buildPath('/matching/faqs', { ...query });
