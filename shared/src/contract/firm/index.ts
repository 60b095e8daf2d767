import { banners, consoleBanners } from './banners';
import { boards, consoleBoards, editor } from './boards';
import { comments, consoleComments } from './comments';
import { consoleFaqs, faqs } from './faqs';
import { consoleForms, forms } from './forms';
import { consoleLawyers, lawyers } from './lawyers';
import { consolePopups, popups } from './popups';
import { consolePractices, practices } from './practices';

/** Routes by name: those of the site, and below `console` those of the administrators. */
export const firmRoutes = {
  site: { banners, boards, comments, faqs, forms, lawyers, popups, practices },
  console: {
    banners: consoleBanners,
    boards: consoleBoards,
    comments: consoleComments,
    editor,
    faqs: consoleFaqs,
    forms: consoleForms,
    lawyers: consoleLawyers,
    popups: consolePopups,
    practices: consolePractices,
  },
};

export * from './banners';
export * from './boards';
export * from './comments';
export * from './faqs';
export * from './forms';
export * from './lawyers';
export * from './popups';
export * from './practices';
export * from './setting';
