import type { Language } from 'shared/i18n';
import type { Chapter } from './chapter';
import { buyerChapters as buyerCn, sellerChapters as sellerCn } from './chapters.cn';
import { buyerChapters as buyerEn, sellerChapters as sellerEn } from './chapters.en';
import { buyerChapters as buyerKo, sellerChapters as sellerKo } from './chapters.ko';

export type Reader = 'seller' | 'buyer';

export const chapters: Record<Reader, Record<Language, readonly Chapter[]>> = {
  seller: { ko: sellerKo, en: sellerEn, cn: sellerCn },
  buyer: { ko: buyerKo, en: buyerEn, cn: buyerCn },
};
