import { audit } from './audit';
import { auth, staff } from './auth';
import { banners, consoleBanners } from './banners';
import { boards, consoleBoards, editor } from './boards';
import { bookmarks } from './bookmarks';
import { calendar } from './calendar';
import { comments, consoleComments } from './comments';
import { consoleFailures, failures } from './failures';
import { consoleFairs, fairs } from './fairs';
import { consoleFaqs, faqs } from './faqs';
import { files } from './files';
import { consoleForms, forms } from './forms';
import { introductions } from './introductions';
import { consoleLawyers, lawyers } from './lawyers';
import { consoleLevels } from './levels';
import { live } from './live';
import { consoleMatchings, matchings } from './matchings';
import { me, totp } from './me';
import { consoleMessages, inbox, letters, message, outbox } from './messages';
import { consoleNotifications, notifications } from './notifications';
import { consoleParticipations, participations } from './participations';
import { consolePermits, permits } from './permits';
import { consolePopups, popups } from './popups';
import { consolePractices, practices } from './practices';
import { fairProducts, products } from './products';
import { consoleQuestions, questions } from './questions';
import { schedules } from './schedules';
import { consoleSetting, setting } from './setting';
import { consoleTerms, terms } from './terms';
import { threads } from './threads';
import { trash } from './trash';
import { consoleUsers, users } from './users';
import { consoleVitals, vitals } from './vitals';

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
  failures,
  vitals,
  permits,
  fairs,
  participations,
  products,
  fairProducts,
  schedules,
  matchings,
  introductions,
  threads,
  calendar,
  live,
  bookmarks,
  users,
  me,
  inbox,
  message,
  questions,
  notifications,
  comments,
  console: {
    users: consoleUsers,
    levels: consoleLevels,
    totp,
    questions: consoleQuestions,
    notifications: consoleNotifications,
    comments: consoleComments,
    messages: consoleMessages,
    outbox,
    letters,
    trash,
    fairs: consoleFairs,
    participations: consoleParticipations,
    matchings: consoleMatchings,
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
    failures: consoleFailures,
    vitals: consoleVitals,
    permits: consolePermits,
  },
};

export * from './accounts';
export * from './audit';
export * from './auth';
export * from './banners';
export * from './boards';
export * from './bookmarks';
export * from './calendar';
export * from './comments';
export * from './companies';
export * from './errors';
export * from './failures';
export * from './fairs';
export * from './faqs';
export { Address, businessNumber, FileRef, isBusinessNumber } from './fields';
export * from './files';
export * from './forms';
export * from './introductions';
export * from './lawyers';
export * from './levels';
export * from './live';
export * from './localised';
export * from './machine';
export * from './matchings';
export * from './me';
export * from './messages';
export * from './notifications';
export * from './participations';
export * from './permits';
export * from './popups';
export * from './practices';
export * from './products';
export * from './questions';
export * from './schedules';
export * from './setting';
export * from './templates';
export * from './terms';
export * from './threads';
export * from './trades';
export * from './trash';
export * from './users';
export * from './vitals';
