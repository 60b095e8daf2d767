import { audit } from './audit';
import { auth, staff } from './auth';
import { banners, consoleBanners } from './banners';
import { boards, consoleBoards, editor } from './boards';
import { consoleFaqs, faqs } from './faqs';
import { files } from './files';
import { consoleForms, forms } from './forms';
import { consoleLawyers, lawyers } from './lawyers';
import { consolePopups, popups } from './popups';
import { consolePractices, practices } from './practices';
import { consoleSetting, setting } from './setting';
import { consoleTerms, terms } from './terms';

export const contract = {
  auth,
  setting,
  lawyers,
  practices,
  boards,
  banners,
  popups,
  terms,
  faqs,
  forms,
  files,
  console: {
    audit,
    staff,
    setting: consoleSetting,
    lawyers: consoleLawyers,
    practices: consolePractices,
    boards: consoleBoards,
    editor,
    banners: consoleBanners,
    popups: consolePopups,
    terms: consoleTerms,
    faqs: consoleFaqs,
    forms: consoleForms,
  },
};

export * from './audit';
export * from './auth';
export * from './banners';
export * from './boards';
export * from './errors';
export * from './faqs';
export { FileRef } from './fields';
export * from './files';
export * from './forms';
export * from './lawyers';
export * from './localised';
export * from './machine';
export * from './popups';
export * from './practices';
export * from './setting';
export * from './terms';
