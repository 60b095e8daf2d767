import type { Faq, Lawyer, Setting, Terms } from 'shared/contract';

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
