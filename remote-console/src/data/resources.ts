import { api } from 'shared/client';
import { contract } from 'shared/contract';
import { collection, document, readings, removable, rows, type Stored, standing } from './collections';

const { console: calls } = api;
const { console: routes } = contract;

/** Those who have left, who are in no other list. */
const withdrawn = {
  list: ({ query }: { query: object }) => calls.users.list({ query: { ...query, status: 'WITHDRAWN' } }),
};

/** Of all lots at once. */
const bidCalls = { list: calls.bids.all, get: calls.bids.get };

/** What the console edits; the name is the path below `/console`, on the page as in the API. */
export const resources = {
  boards: collection('boards', calls.boards, routes.boards),
  banners: collection('banners', calls.banners, routes.banners),
  popups: collection('popups', calls.popups, routes.popups),
  forms: collection('forms', calls.forms, routes.forms),
  terms: collection('terms', calls.terms, routes.terms),
  'center/faqs': collection('faqs', calls.faqs, routes.faqs),
  users: collection('users', calls.users, routes.users),
  'users/levels': collection('levels', calls.levels, routes.levels),
  'users/withdrawals': rows('users', withdrawn, routes.users),
  'center/notifications': collection('notifications', calls.notifications, routes.notifications),
  'center/questions': collection('questions', calls.questions, routes.questions),
  comments: rows('comments', calls.comments, routes.comments),
  fairs: collection('fairs', calls.fairs, routes.fairs),
  'auction/programs': collection('programs', calls.programs, routes.programs),
  'auction/works': collection('works', calls.works, routes.works),
  'auction/authors': collection('authors', calls.authors, routes.authors),
  'auction/bids': readings('bids', bidCalls, { list: routes.bids.all, get: routes.bids.get }),
  'shop/categories': collection('categories', calls.categories, routes.categories),
  'shop/products': collection('shopProducts', calls.shopProducts, routes.shopProducts),
  'shop/orders': standing('orders', calls.orders, routes.orders),
  'shop/coupons': collection('coupons', calls.coupons, routes.coupons),
  'shop/reviews': removable('reviews', calls.reviews, routes.reviews),
  'shop/inquiries': removable('inquiries', calls.inquiries, routes.inquiries),
  messages: standing('messages', calls.messages, routes.messages),
  mail: readings('outbox', calls.outbox, routes.outbox),
  audit: readings('audit', calls.audit, routes.audit),
  trash: rows('trash', calls.trash, routes.trash),
  failures: readings('failures', calls.failures, routes.failures),
  setting: document('setting', calls.setting, routes.setting.update),
  lawyers: document('lawyers', calls.lawyers, routes.lawyers.update),
  practices: document('practices', calls.practices, routes.practices.update),
} satisfies Record<string, Stored>;

export type ResourceName = keyof typeof resources;

export const resource = (name: string): Stored => {
  const stored = (resources as Record<string, Stored>)[name];
  if (!stored) throw new Error(`The console has no resource "${name}"`);
  return stored;
};
