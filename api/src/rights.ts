/**
 * Who may call what, after the right matrix of the domain (section 12) and written apart from the contract: the test
 * beside this file walks every route and compares.
 */
export type Right =
  /** Everybody. */
  | 'everybody'
  /** Who holds the encrypted sign-in header. */
  | 'sign-in'
  /** Who holds a refresh token. */
  | 'refresh'
  /** Who is signed in. */
  | 'members'
  /** Who is signed in or shows the proof of what they sent. */
  | 'senders'
  /** Administrators. */
  | 'administrators';

const readers = [
  'GET /auth/keys',
  'GET /v1/setting',
  'GET /v1/lawyers',
  'GET /v1/practices',
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
  'POST /v1/forms',
];

const members = ['POST /v1/boards', 'PUT /v1/boards/:id', 'DELETE /v1/boards/:id', 'POST /v1/boards/:id/thumb'];

const senders = [
  'GET /v1/forms',
  'GET /v1/forms/:id',
  'PUT /v1/forms/:id',
  'DELETE /v1/forms/:id',
  'POST /v1/forms/:id/thumb',
  'DELETE /v1/forms/:id/thumb',
  'GET /v1/forms/:id/files',
  'POST /v1/forms/:id/files',
  'DELETE /v1/forms/:id/files/:file',
];

/** The five routes of a resource. */
const whole = (path: string) => [
  `GET ${path}`,
  `GET ${path}/:id`,
  `POST ${path}`,
  `PUT ${path}/:id`,
  `DELETE ${path}/:id`,
];

const administrators = [
  // The specification lists these below v1; writing belongs to administrators all the same.
  'POST /v1/center/faqs',
  'PUT /v1/center/faqs/:id',
  'DELETE /v1/center/faqs/:id',
  ...['boards', 'banners', 'popups', 'terms', 'center/faqs', 'forms'].flatMap((name) => whole(`/console/${name}`)),
  'GET /console/setting',
  'PUT /console/setting',
  'GET /console/lawyers',
  'PUT /console/lawyers',
  'POST /console/lawyers/:id/image',
  'GET /console/practices',
  'PUT /console/practices',
  'POST /console/boards/:id/thumb',
  'DELETE /console/boards/:id/thumb',
  'GET /console/boards/:board/files',
  'POST /console/boards/:board/files',
  'DELETE /console/boards/:board/files/:id',
  'POST /console/editor',
  'POST /console/banners/:id/images/:index',
  'DELETE /console/banners/:id/images/:index',
  'PUT /console/center/faqs/order',
  'PUT /console/forms/:id/email',
  'GET /console/audit',
  'GET /console/staff',
];

const all = (right: Right, routes: string[]) => routes.map((route): [string, Right] => [route, right]);

export const rights = new Map<string, Right>([
  ['GET /auth/refreshToken', 'sign-in'],
  ['GET /auth/accessToken', 'refresh'],
  ['DELETE /auth/refreshToken', 'refresh'],
  ...all('everybody', readers),
  ...all('members', members),
  ...all('senders', senders),
  ...all('administrators', administrators),
]);
