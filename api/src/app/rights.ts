/**
 * Who may call what, after the right matrix of the domain (section 12) and written apart from the contract: the test
 * beside this file walks every route and compares.
 */
export type Right =
  /** Everybody. */
  | 'everybody'
  /** Callers with the encrypted sign-in header. */
  | 'sign-in'
  /** Callers with a refresh token. */
  | 'refresh'
  /** Signed-in users. */
  | 'members'
  /** Signed-in users, or callers with the proof of what they sent. */
  | 'senders'
  /** Approved sellers. */
  | 'sellers'
  /** Administrators. */
  | 'administrators';

/** Each row: the methods, and the path that they share. */
const readers = [
  'GET /auth/keys',
  // The proof of a passkey is in the body.
  'POST /auth/passkeys',
  'POST /auth/passkeys/options',
  'GET /v1/setting',
  'GET /v1/lawyers',
  'GET /v1/practices',
  'GET /v1/cases',
  'GET /v1/cases/:slug',
  'GET /v1/search',
  'GET /v1/search/suggestions',
  'GET /v1/consultationHours',
  'GET /v1/boards',
  'GET /v1/boards/:id',
  'GET /v1/banners/:code',
  'GET /v1/popups',
  'POST /v1/popups/:id/events',
  'GET /v1/terms',
  'GET /v1/terms/:code',
  'GET /v1/center/faqs',
  'GET /v1/center/faqs/:id',
  'GET /v1/files/:id',
  'GET /v1/sharing-pictures/:kind/:id/:language',
  'POST /v1/forms',
  // The required code, token or proof is in the body.
  'POST /v1/users',
  'POST /v1/users/certify',
  'POST /v1/users/recovery',
  'POST /v1/forms/recovery',
  'GET /v1/businessNumbers/:businessNumber',
  'POST /v1/message',
  'GET /v1/center/notifications',
  'GET /v1/center/notifications/:id',
  'GET /v1/boards/:board/comments',
  'GET /v1/boards/:board/comments/:id',
  'POST /v1/failures',
  'POST /v1/vitals',
  // Signed by the provider.
  'POST /v1/payments/webhook/:provider',
  'POST /v1/permits/check',
  // The token is in the body.
  'POST /v1/deployments/check',
  'POST /v1/deployments',
  // For direct requests of a host alone.
  'POST /v1/canaries',
  'GET /v1/fairs',
  'GET /v1/fairs/:id',
  'GET /v1/fairs/:id/products',
  'GET /v1/fairs/:id/sellers',
  'GET /v1/fairs/:id/buyers',
  // Protected by the secret in the URL.
  'GET /v1/calendars/:secret',
];

const members = [
  'POST /v1/boards',
  'PUT DELETE /v1/boards/:id',
  'POST /v1/boards/:id/thumb',
  'POST /v1/boards/:board/comments',
  'PUT DELETE /v1/boards/:board/comments/:id',
  'GET POST /v1/center/questions',
  'GET PUT DELETE /v1/center/questions/:id',
  'POST /v1/center/questions/:id/files',
  'DELETE /v1/center/questions/:id/files/:file',
  'GET PUT /v1/me',
  'POST /v1/me/withdraw',
  'DELETE /v1/me/logo',
  'DELETE /v1/me/photo',
  'DELETE /v1/me/introduction',
  'PUT /v1/me/password',
  'GET DELETE /v1/me/sessions',
  'DELETE /v1/me/sessions/:id',
  'GET POST /v1/me/passkeys',
  'PUT /v1/me/passkeys/:id',
  'POST /v1/me/passkeys/:id/removal',
  'POST /v1/me/passkeys/reauthentication',
  'POST /v1/me/passkeys/registration',
  'GET PUT /v1/me/inbox',
  'GET POST PUT /v1/me/totp',
  'POST /v1/me/totp/removal',
];

const senders = [
  'GET /v1/forms',
  'GET PUT DELETE /v1/forms/:id',
  'POST DELETE /v1/forms/:id/thumb',
  'GET POST /v1/forms/:id/files',
  'DELETE /v1/forms/:id/files/:file',
  'PUT /v1/forms/:id/appointment',
  'GET /v1/forms/:id/calendar',
  // With the token that registration answers.
  'POST /v1/users/:id/businessRegistration',
  'POST /v1/users/:id/introduction',
  'POST /v1/users/:id/logo',
  'POST /v1/users/:id/photo',
];

/** The five routes of a resource. */
const crud = (path: string) => [`GET POST ${path}`, `GET PUT DELETE ${path}/:id`];

const administrators = [
  // The specification lists these below v1; only administrators can write.
  'POST /v1/center/faqs',
  'PUT DELETE /v1/center/faqs/:id',
  ...['boards', 'cases', 'banners', 'popups', 'terms', 'center/faqs', 'forms'].flatMap((name) =>
    crud(`/console/${name}`),
  ),
  ...['users', 'levels', 'center/questions', 'center/notifications'].flatMap((name) => crud(`/console/${name}`)),
  'GET /console/users/excel',
  'GET /console/users/:id/open',
  'PUT /console/users/:id/approval',
  'DELETE /console/users/:id/sessions',
  'DELETE /console/users/:id/totp',
  'DELETE /console/users/:id/businessRegistration',
  'POST DELETE /console/center/notifications/:id/upload',
  'GET /console/comments',
  'PUT DELETE /console/comments/:id',
  'GET /console/messages',
  'GET PUT /console/messages/:id',
  'POST /console/messages/test',
  'GET /console/outbox',
  'GET /console/outbox/:id',
  'POST /console/outbox/:id/resend',
  'POST /console/email',
  'POST /console/message',
  'GET /console/trash',
  'POST /console/trash/:resource/:id/restore',
  'POST /console/forms/:id/account',
  'GET PUT /console/setting',
  'GET PUT /console/lawyers',
  'POST /console/lawyers/:id/image',
  'GET PUT /console/practices',
  'POST DELETE /console/boards/:id/thumb',
  'GET POST /console/boards/:board/files',
  'DELETE /console/boards/:board/files/:id',
  'POST /console/editor',
  'POST DELETE /console/banners/:id/images/:index',
  'PUT /console/center/faqs/order',
  'PUT /console/forms/:id/email',
  'POST /console/forms/:id/steps',
  'PUT /console/forms/:id/appointment',
  'POST /console/forms/:id/link',
  'GET POST /console/consultationHours',
  'PUT /console/consultationHours/:id',
  'GET /console/consultationHours/:id/week',
  'GET /console/audit',
  'GET /console/audit/:id',
  'GET /console/staff',
  'GET /console/failures',
  'GET /console/failures/:id',
  'GET /console/vitals',
  'GET /console/release-health',
  'GET POST /console/permits',
  'DELETE /console/permits/:id',
  'POST /console/deployments',
  'GET /console/canaries',
  'GET POST /console/deployTokens',
  'DELETE /console/deployTokens/:id',
];

/** Routes of fairs; the handlers check that the caller participates. */
const matching = [
  'GET /v1/me/fairs',
  'DELETE /v1/fairs/:id/participations',
  'GET /v1/fairs/:id/recommendations',
  'GET /v1/fairs/:id/introductions/:user',
  'GET /v1/me/introductions',
  'POST DELETE /v1/me/introductions/:fair/:kind',
  'GET POST /v1/me/schedules',
  'PUT /v1/me/schedules/:fair',
  'GET POST /v1/me/matchings',
  'GET PUT DELETE /v1/me/matchings/:id',
  'GET /v1/me/matchings/:id/schedules',
  'GET /v1/me/matchings/:id/attendance',
  'POST /v1/me/attendance',
  'GET POST /v1/me/matchings/:id/messages',
  'GET /v1/me/matchings/:id/calendar',
  'GET POST DELETE /v1/me/calendar',
  'GET /v1/me/live',
  ...crud('/v1/me/bookmarks'),
];

const sellers = [
  ...crud('/v1/me/products'),
  'POST DELETE /v1/me/products/:id/thumb',
  'POST DELETE /v1/me/products/:id/images/:index',
  'POST /v1/fairs/:id/participations',
  'POST /v1/fairs/:id/products',
  'PUT DELETE /v1/fairs/:id/products/:product',
];

const organisers = [
  ...crud('/console/fairs'),
  'GET /console/fairs/:id/excel',
  'POST DELETE /console/fairs/:id/thumb/:index',
  'GET /console/fairs/:id/participations',
  'PUT /console/fairs/:id/participations/:participation',
  'GET POST PUT /console/fairs/:id/matchings',
  'GET PUT /console/fairs/:id/matchings/:matchingId',
  'GET /console/fairs/:id/board',
];

/** Routes of auctions: everybody can read; bidding needs a paddle, which the handlers check. */
const auctionReaders = [
  'GET /v1/auction/programs',
  'GET /v1/auction/programs/:id',
  'GET /v1/auction/halls',
  'GET /v1/auction/halls/:hall',
  'GET /v1/auction/works',
  'GET /v1/auction/works/:id',
  'GET /v1/auction/facets',
  'GET /v1/auction/live',
  'GET /v1/auction/works/:work/bids',
  'GET /v1/auction/works/:work/bids/:id',
];

const bidders = [
  'GET POST /v1/auction/programs/:id/paddle',
  'POST /v1/auction/works/:work/bids',
  'PUT DELETE /v1/auction/works/:work/bids/:id',
  'GET /v1/me/bids',
];

const auctioneers = [
  ...['authors', 'programs', 'works'].flatMap((name) => crud(`/console/auction/${name}`)),
  'POST DELETE /console/auction/authors/:id/photo',
  'PUT /console/auction/works/:id/withdraw',
  'POST /console/auction/works/:id/wonEmail',
  'PUT /console/auction/works/:id/files',
  'POST /console/auction/files',
  'DELETE /console/auction/files/:id',
  'GET /console/auction/works/:work/bids',
  'GET /console/auction/bids',
  'GET PUT /console/auction/bids/:id',
  'GET /console/auction/programs/:id/paddles',
  'PUT /console/auction/paddles/:id',
];

/** Routes for a buyer's own records. */
const buying = [
  'GET POST /v1/me/coupons',
  ...crud('/v1/me/points'),
  'GET POST /v1/me/orders',
  'GET PUT /v1/me/orders/:id',
  'POST /v1/me/orders/quote',
  'POST /v1/me/orders/:id/payment',
  'PUT /v1/me/orders/:id/receiver',
  'PUT /v1/me/orders/:id/refundAccount',
  'GET /v1/me/purchases',
  'PUT /v1/me/purchases/:id',
  'POST /v1/me/purchases/:id/images/:index',
];

const sales = [
  ...crud('/console/shop/coupons'),
  'POST /console/shop/coupons/:id/issue',
  'GET /console/shop/coupons/:id/holders',
  'GET POST /console/shop/points',
  'GET PUT /console/shop/orders',
  'GET PUT /console/shop/orders/:id',
  'POST /console/shop/orders/:id/shipment',
  'POST /console/shop/orders/:id/refund',
  'PUT /console/shop/orders/:id/lines/:line',
  'GET /console/shop/refunds',
  'PUT /console/shop/refunds/:id',
  'GET /console/shop/refunds/:id/account',
  'GET /console/statistics/monthlySales',
  'GET /console/statistics/dailySales',
  'GET /console/statistics/dayOfWeekSales',
  'GET /console/statistics/productsSales',
  'GET /console/dashboard',
];

/** Public routes of the shop. */
const shoppers = [
  'GET /v1/shop/categories',
  'GET /v1/shop/categories/:id',
  'GET /v1/shop/products',
  'GET /v1/shop/products/:id',
  'GET /v1/shop/products/:id/reviews',
  'GET /v1/shop/products/:id/inquiries',
  // Stores nothing.
  'POST /v1/shop/carts/preview',
];

/** Routes for members' own records in the shop. */
const ownShopping = [
  ...crud('/v1/me/carts'),
  'POST /v1/me/carts/merge',
  ...crud('/v1/me/likes'),
  'GET POST /v1/me/reviews',
  'DELETE /v1/me/reviews/:id',
  'POST DELETE /v1/me/reviews/:id/images/:index',
  'GET POST /v1/me/inquires',
  'DELETE /v1/me/inquires/:id',
  'POST /v1/me/inquires/:id/images/:index',
];

/** Routes of the shop for administrators. */
const shopkeepers = [
  ...crud('/console/shop/categories'),
  'PUT /console/shop/categories/order',
  'POST DELETE /console/shop/categories/:id/thumb',
  ...crud('/console/shop/products'),
  'POST DELETE /console/shop/products/:id/thumb',
  'POST DELETE /console/shop/products/:id/images/:index',
  'PUT /console/shop/products/:id/images',
  ...['reviews', 'inquiries'].flatMap((name) => [
    `GET /console/shop/${name}`,
    `GET PUT DELETE /console/shop/${name}/:id`,
  ]),
];

/** One entry for each method of the routes. */
const all = (right: Right, routes: string[]) =>
  routes.flatMap((route) => {
    const [path, ...methods] = route.split(' ').toReversed();
    return methods.map((method): [string, Right] => [`${method} ${path}`, right]);
  });

export const rights = new Map<string, Right>([
  ['GET /auth/refreshToken', 'sign-in'],
  ['GET /auth/accessToken', 'refresh'],
  ['DELETE /auth/refreshToken', 'refresh'],
  ...all('everybody', [...readers, ...auctionReaders, ...shoppers]),
  ...all('members', [...members, ...matching, ...bidders, ...ownShopping, ...buying]),
  ...all('sellers', sellers),
  ...all('senders', senders),
  ...all('administrators', [...administrators, ...organisers, ...auctioneers, ...shopkeepers, ...sales]),
]);
