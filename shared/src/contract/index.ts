import { audit } from './audit';
import { auth, staff } from './auth';
import { consoleAuthors } from './authors';
import { banners, consoleBanners } from './banners';
import { bids, consoleBids, myBids } from './bids';
import { boards, consoleBoards, editor } from './boards';
import { bookmarks } from './bookmarks';
import { calendar } from './calendar';
import { carts } from './carts';
import { categories, consoleCategories } from './categories';
import { comments, consoleComments } from './comments';
import { auctionFiles, consoleWorks } from './console-works';
import { consoleCoupons, coupons } from './coupons';
import { dashboard } from './dashboard';
import { consoleFailures, failures } from './failures';
import { consoleFairs, fairs } from './fairs';
import { consoleFaqs, faqs } from './faqs';
import { files } from './files';
import { consoleForms, forms } from './forms';
import { consoleInquiries, inquiries, productInquiries } from './inquiries';
import { introductions } from './introductions';
import { consoleLawyers, lawyers } from './lawyers';
import { consoleLevels } from './levels';
import { likes } from './likes';
import { live } from './live';
import { consoleMatchings, matchings } from './matchings';
import { me, totp } from './me';
import { consoleMessages, inbox, letters, message, outbox } from './messages';
import { consoleNotifications, notifications } from './notifications';
import { consoleOrders, orders } from './orders';
import { consolePaddles, paddles } from './paddles';
import { consoleParticipations, participations } from './participations';
import { payments } from './payments';
import { consolePermits, permits } from './permits';
import { consolePoints, points } from './points';
import { consolePopups, popups } from './popups';
import { consolePractices, practices } from './practices';
import { fairProducts, products } from './products';
import { consolePrograms, programs } from './programs';
import { purchases } from './purchases';
import { consoleQuestions, questions } from './questions';
import { consoleReviews, productReviews, reviews } from './reviews';
import { schedules } from './schedules';
import { consoleSetting, setting } from './setting';
import { consoleShopProducts, shopProducts } from './shop-products';
import { statistics } from './statistics';
import { consoleTerms, terms } from './terms';
import { threads } from './threads';
import { trash } from './trash';
import { consoleUsers, users } from './users';
import { consoleVitals, vitals } from './vitals';
import { halls, works } from './works';

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
  programs,
  halls,
  works,
  bids,
  myBids,
  paddles,
  categories,
  shopProducts,
  carts,
  likes,
  reviews,
  productReviews,
  inquiries,
  productInquiries,
  coupons,
  points,
  orders,
  purchases,
  payments,
  console: {
    categories: consoleCategories,
    shopProducts: consoleShopProducts,
    reviews: consoleReviews,
    inquiries: consoleInquiries,
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
    authors: consoleAuthors,
    programs: consolePrograms,
    works: consoleWorks,
    auctionFiles,
    bids: consoleBids,
    paddles: consolePaddles,
    coupons: consoleCoupons,
    points: consolePoints,
    orders: consoleOrders,
    statistics,
    dashboard,
  },
};

export * from './accounts';
export * from './audit';
export * from './auth';
export * from './authors';
export * from './banners';
export * from './bids';
export * from './boards';
export * from './bookmarks';
export * from './calendar';
export * from './carts';
export * from './categories';
export * from './comments';
export * from './companies';
export * from './console-works';
export * from './coupons';
export * from './dashboard';
export * from './errors';
export * from './failures';
export * from './fairs';
export * from './faqs';
export { Address, businessNumber, FileRef, isBusinessNumber } from './fields';
export * from './files';
export * from './forms';
export * from './increments';
export * from './inquiries';
export * from './introductions';
export * from './lawyers';
export * from './levels';
export * from './likes';
export * from './live';
export * from './localised';
export * from './lots';
export * from './machine';
export * from './matchings';
export * from './me';
export * from './messages';
export * from './notifications';
export * from './orders';
export * from './paddles';
export * from './participations';
export * from './payments';
export * from './permits';
export * from './points';
export * from './popups';
export * from './practices';
export * from './products';
export * from './programs';
export * from './purchases';
export * from './questions';
export * from './reviews';
export * from './schedules';
export * from './setting';
export * from './shop-products';
export * from './statistics';
export * from './templates';
export * from './terms';
export * from './threads';
export * from './trades';
export * from './trash';
export * from './users';
export * from './vitals';
export * from './works';
