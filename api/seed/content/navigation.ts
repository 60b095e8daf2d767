import type { SettingSeed } from './text';

/** As the remotes offer it; the same order is in the migration for former installations. */
const order = {
  header: ['/lawyers', '/magazine', '/guide', '/#directions', '/matching'],
  mobile: ['/auction/programs', '/shop'],
  menu: [
    '/consult',
    '/practices',
    '/lawyers',
    '/magazine',
    '/guide',
    '/#directions',
    '/cases',
    '/faqs',
    '/notices',
    '/auction/programs/{slug,_id}',
    '/auction/programs',
    '/auction-search',
    '/auction/halls/{code}',
    '/shop?category={code}',
    '/shop',
    '/matching',
    '/matching/fairs',
    '/matching/faqs',
  ],
  mine: ['/my', '/my/bids', '/my/orders'],
  guest: ['/join'],
  footer: ['/faqs', '/notices'],
} as const;

const places = Object.entries(order) as [keyof typeof order, readonly string[]][];

export const navigation: SettingSeed['navigation'] = places.flatMap(([place, addresses]) =>
  addresses.map((to) => ({ place, to })),
);
