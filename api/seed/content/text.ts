import type { Case, Faq, Lawyer, Practice, Setting, Terms } from 'shared/contract';

/** A text in the three languages of the site; the seed leaves none to the fallback. */
export const text = (ko: string, en: string, cn: string) => ({ ko, en, cn });

/** In the seed a record names a drawing in `../pictures` where the stored record has an uploaded file. */
export interface Pictured {
  picture: string;
}

type Drawn<T extends { image?: unknown }> = Omit<T, 'image'> & Pictured;

export type SettingSeed = Omit<Setting, 'hero' | 'gateways' | 'offices' | 'seo'> & {
  hero: Drawn<Omit<Setting['hero'], 'imageMobile'>> & { pictureMobile: string };
  gateways: Drawn<Setting['gateways'][number]>[];
  offices: Drawn<Setting['offices'][number]>[];
  seo: Drawn<Setting['seo']>;
};

/** What the page of a practice shows beyond the card of the practice. */
export type PracticeDetails = Required<Pick<Practice, 'about' | 'steps' | 'cost' | 'questions'>>;
export type PracticeSeed = Omit<Practice, '_id' | 'order' | 'image' | keyof PracticeDetails> & Pictured;

export type LawyerSeed = Omit<Lawyer, '_id' | 'image' | 'order'> & Pictured;

/** `lawyer` is the slug of who wrote it. */
export interface Article extends Pictured {
  slug: string;
  lawyer: string;
  tags: string[];
  publishAt: string;
  subject: ReturnType<typeof text>;
  summary: ReturnType<typeof text>;
  content: ReturnType<typeof text>;
}

export type TermsSeed = Pick<Terms, 'code' | 'title' | 'content' | 'required' | 'effectiveAt' | 'status'>;
export type FaqSeed = Pick<Faq, 'type' | 'question' | 'answer' | 'order' | 'published'>;

/** `lawyers` are slugs. */
export type CaseSeed = Pick<
  Case,
  'slug' | 'title' | 'summary' | 'content' | 'practices' | 'outcome' | 'office' | 'year' | 'published'
> & { lawyers: string[] };
