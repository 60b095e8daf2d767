import { dashboard } from './app/dashboard';
import { consoleAuthors } from './auction/authors';
import { bids, consoleBids, myBids } from './auction/bids';
import { auctionFiles, consoleWorks } from './auction/console-works';
import { consolePaddles, paddles } from './auction/paddles';
import { consolePrograms, programs } from './auction/programs';
import { halls, works } from './auction/works';
import { banners, consoleBanners } from './firm/banners';
import { boards, consoleBoards, editor } from './firm/boards';
import { comments, consoleComments } from './firm/comments';
import { consoleFaqs, faqs } from './firm/faqs';
import { consoleForms, forms } from './firm/forms';
import { consoleLawyers, lawyers } from './firm/lawyers';
import { consolePopups, popups } from './firm/popups';
import { consolePractices, practices } from './firm/practices';
import { consoleSetting, setting } from './firm/setting';
import { calendar } from './matching/calendar';
import { consoleFairs, fairs } from './matching/fairs';
import { introductions } from './matching/introductions';
import { consoleMatchings, matchings } from './matching/matchings';
import { consoleParticipations, participations } from './matching/participations';
import { fairProducts, products } from './matching/products';
import { schedules } from './matching/schedules';
import { threads } from './matching/threads';
import { bookmarks } from './members/bookmarks';
import { consoleLevels } from './members/levels';
import { me, totp } from './members/me';
import { consoleMessages, inbox, letters, message, outbox } from './members/messages';
import { consoleNotifications, notifications } from './members/notifications';
import { consoleQuestions, questions } from './members/questions';
import { consoleTerms, terms } from './members/terms';
import { consoleUsers, users } from './members/users';
import { audit } from './platform/audit';
import { auth, staff } from './platform/auth';
import { consoleFailures, failures } from './platform/failures';
import { files } from './platform/files';
import { live } from './platform/live';
import { consolePermits, permits } from './platform/permits';
import { trash } from './platform/trash';
import { consoleVitals, vitals } from './platform/vitals';
import { carts } from './shop/carts';
import { categories, consoleCategories } from './shop/categories';
import { consoleCoupons, coupons } from './shop/coupons';
import { consoleInquiries, inquiries, productInquiries } from './shop/inquiries';
import { likes } from './shop/likes';
import { consoleOrders, orders } from './shop/orders';
import { payments } from './shop/payments';
import { consolePoints, points } from './shop/points';
import { purchases } from './shop/purchases';
import { consoleReviews, productReviews, reviews } from './shop/reviews';
import { consoleShopProducts, shopProducts } from './shop/shop-products';
import { statistics } from './shop/statistics';

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

export * from './app/dashboard';
export * from './auction/authors';
export * from './auction/bids';
export * from './auction/console-works';
export * from './auction/increments';
export * from './auction/lots';
export * from './auction/paddles';
export * from './auction/programs';
export * from './auction/works';
export * from './errors';
export { Address, businessNumber, FileRef, isBusinessNumber } from './fields';
export * from './firm/banners';
export * from './firm/boards';
export * from './firm/comments';
export * from './firm/faqs';
export * from './firm/forms';
export * from './firm/lawyers';
export * from './firm/popups';
export * from './firm/practices';
export * from './firm/setting';
export * from './localised';
export * from './machine';
export * from './matching/calendar';
export * from './matching/fairs';
export * from './matching/introductions';
export * from './matching/matchings';
export * from './matching/participations';
export * from './matching/products';
export * from './matching/schedules';
export * from './matching/threads';
export * from './members/accounts';
export * from './members/bookmarks';
export * from './members/business-sectors';
export * from './members/companies';
export * from './members/levels';
export * from './members/me';
export * from './members/messages';
export * from './members/notifications';
export * from './members/questions';
export * from './members/templates';
export * from './members/terms';
export * from './members/users';
export * from './platform/audit';
export * from './platform/auth';
export * from './platform/failures';
export * from './platform/files';
export * from './platform/live';
export * from './platform/permits';
export * from './platform/trash';
export * from './platform/vitals';
export * from './shop/carts';
export * from './shop/categories';
export * from './shop/coupons';
export * from './shop/inquiries';
export * from './shop/likes';
export * from './shop/orders';
export * from './shop/payments';
export * from './shop/points';
export * from './shop/purchases';
export * from './shop/reviews';
export * from './shop/shop-products';
export * from './shop/statistics';
