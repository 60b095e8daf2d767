import type { Faq } from 'shared/contract';

/** As in the contract; a public page does not load its schemas. */
export const faqTypes = ['inquiry', 'homepage', 'personal-information', 'other'] as const satisfies Faq['type'][];
export type FaqType = (typeof faqTypes)[number];

export interface FaqQuery {
  /** Null shows all types. */
  type: FaqType | null;
  q: string;
  page: number;
}

const longest = 100;

/** What the address asks for; whatever it cannot mean is left out. */
export const readQuery = (query: URLSearchParams): FaqQuery => {
  const page = Number(query.get('page'));
  return {
    type: faqTypes.find((type) => type === query.get('type')) ?? null,
    q: (query.get('q') ?? '').trim().slice(0, longest),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
};

export const addressOf = ({ type, q, page = 1 }: Partial<FaqQuery>) => {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (q?.trim()) query.set('q', q.trim());
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/matching/faqs?${query}` : '/matching/faqs';
};
