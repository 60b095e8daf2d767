import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import type { RouteSpec } from 'shared/contract';
import { z } from 'zod';
import { findLists } from '../../app/seed/large/lists';
import { seedLargeShop } from '../../app/seed/large/shop';
import { startApi } from '../../app/testing';
import { captureQueries, createScanDetector } from './query-plans';

/** Enough rows for the statistics of the planner, which is set to prefer indexes. */
const rows = 2000;

/** As many of everything that grows with the people who come, and the last of each is the member's. */
const fill = `
  insert into users (_id, created_at, updated_at, username, password_hash, type, name, email, phone)
    select 'u' || n, now() - n * interval '1 minute', now(), 'many-' || n, '-', 'PERSON', '이름 ' || n, n || '@many.example', '0103' || n
    from generate_series(1, :n) n;
  insert into programs (_id, created_at, updated_at, title, code, hall, open_at, close_at, interval_s, window_s, extension_s,
      increments, premium, vat_rate, published)
    values ('g', now(), now(), '{"ko": "경매"}', 'g', 'g', now() - interval '1 day', now() + interval '1 day', 0, 0, 0, '[]', '[]', 10, true);
  insert into authors (_id, created_at, updated_at, name) values ('a', now(), now(), '{"ko": "작가"}');
  insert into works (_id, created_at, updated_at, _program, lot_no, _author, title, classification, start_price, status, visible,
      open_at, end_at, effective_end_at)
    select 'w' || n, now() - n * interval '1 minute', now(), 'g', n, 'a', jsonb_build_object('ko', '달항아리 ' || n), '{"type": "NULL"}',
      n * 1000, 'OPEN', true, now() - interval '1 day', now() + n * interval '1 minute', now() + n * interval '1 minute'
    from generate_series(1, :n) n;
  insert into paddles (_id, created_at, updated_at, _program, _user, no, status)
    select 'd' || n, now() - n * interval '1 minute', now(), 'g', 'u' || n, n, 'APPROVED' from generate_series(1, :n) n;
  insert into bids (_id, created_at, updated_at, _work, _user, _paddle, alias, seq, type, amount, max, price, status, ip, at)
    select 'b' || n, now() - n * interval '1 minute', now(), 'w' || 1 + n % 40, 'u' || 1 + n % 50, 'd' || 1 + n % 50, '1', n, 'DIRECT', n, n, n,
      'OUTBID', '-', now() - n * interval '1 minute'
    from generate_series(1, :n) n;
  insert into orders (_id, created_at, updated_at, order_no, kind, _user, status, items, discount, coupon, points, shipping, total,
      pieces, method, payment_status, provider, placed_at, search)
    select 'o' || n, now() - n * interval '1 minute', now(), n, 'SHOP', 'u' || 1 + n % 50, 'PENDING_PAYMENT', 1, 0, 0, 0, 0, 1, 1, 'TRANSFER',
      'READY', '-', now() - n * interval '1 minute', '주문 ' || n from generate_series(1, :n) n;
  insert into purchases (_id, created_at, updated_at, _order, _user, line, _work, snapshot, qty, amount, paid, status, taken)
    select 'p' || n, now() - n * interval '1 minute', now(), 'o' || n, 'u' || 1 + n % 50, 1, 'w1', '{"name": {"ko": "달항아리"}, "option": null, "price": 1, "regularPrice": 1, "thumb": null}', 1, 1, 1, 'PENDING_PAYMENT', false
    from generate_series(1, :n) n;
  insert into reviews (_id, created_at, updated_at, _user, _purchase, _product, score, content)
    select 'r' || n, now() - n * interval '1 minute', now(), 'u' || 1 + n % 50, 'p' || n, goods[1 + n % 40], 1 + n % 5, '후기 ' || n
    from generate_series(1, :n) n, (select array_agg(_id) as goods from shop_products where status = 'ON') g;
  insert into inquiries (_id, created_at, updated_at, _user, _product, subject, content)
    select 'i' || n, now() - n * interval '1 minute', now(), 'u' || 1 + n % 50, goods[1 + n % 40], '문의 ' || n, '내용 ' || n
    from generate_series(1, :n) n, (select array_agg(_id) as goods from shop_products where status = 'ON') g;
  insert into points (_id, created_at, updated_at, _user, amount, balance, reason, expires_at, remaining)
    select 't' || n, now() - n * interval '1 minute', now(), 'u' || 1 + n % 50, 1, 1, 'GRANT', now(), 0 from generate_series(1, :n) n;
  insert into coupons (_id, created_at, updated_at, name, kind, value, start_at, end_at)
    select 'c' || n, now(), now(), '{"ko": "쿠폰"}', 'AMOUNT', 1, now(), now() + interval '1 day' from generate_series(0, 39) n;
  insert into user_coupons (_id, created_at, updated_at, _user, _coupon, n, issued_at, expires_at)
    select 'k' || n, now() - n * interval '1 minute', now(), 'u' || n, 'c' || n % 40, 1, now(), now() from generate_series(1, :n) n;
  insert into likes (_id, created_at, updated_at, _user, type, target)
    select 'l' || n, now() - n * interval '1 minute', now(), 'u' || 1 + n % 50, 'WORK', 'w' || n from generate_series(1, :n) n;
  insert into bookmarks (_id, created_at, updated_at, _user, type, target)
    select 'm' || n, now() - n * interval '1 minute', now(), 'u' || 1 + n % 50, 'WORK', 'w' || n from generate_series(1, :n) n;
  insert into fairs (_id, created_at, updated_at, title, type, seller_from, seller_to, buyer_from, buyer_to, request_from, request_to,
      start_at, end_at, slot_minutes, buffer_minutes, request_ttl_hours, cancel_cutoff_hours, published)
    select 'f', now(), now(), '{"ko": "박람회"}', 'OFFLINE', a, b, a, b, a, b, a, b, 20, 0, 24, 24, true
    from (select now() - interval '1 day' as a, now() + interval '1 day' as b) days;
  insert into participations (_id, created_at, updated_at, _fair, _user, role, status, mode, applied_at)
    select 'q' || n, now(), now(), 'f', 'u' || n, case n % 2 when 0 then 'SELLER' else 'BUYER' end, 'APPROVED', '{OFFLINE}',
      now() - n * interval '1 minute'
    from generate_series(1, 100) n;
  insert into matchings (_id, created_at, updated_at, _fair, requester, responder, seller, buyer, mode, slots, status, expires_at, attendance)
    select 'h' || n, now(), now() - n * interval '1 minute', 'f', 'u' || 1 + n % 50, 'u' || 51 + n % 50, 'u' || 1 + n % 50,
      'u' || 51 + n % 50, 'OFFLINE', '[{"start": "2026-01-01T00:00:00Z", "end": "2026-01-01T00:20:00Z", "struckAt": null, "struckReason": null}]', 'WITHDRAWN', now(),
      '{"seller": null, "buyer": null, "final": null, "lockedBy": null}'
    from generate_series(1, :n) n;
  insert into carts (_id, created_at, updated_at, _user, _product, qty)
    select 's' || n, now() - n * interval '1 minute', now(), 'u' || n, goods[1 + n % 40], 1
    from generate_series(1, :n) n, (select array_agg(_id) as goods from shop_products where status = 'ON') g;
`;

/** What grows with the people who come; lots, programmes and coupons are as many as the firm makes. */
const large = [
  'users',
  'paddles',
  'bids',
  'orders',
  'purchases',
  'reviews',
  'inquiries',
  'points',
  'user_coupons',
  'likes',
  'bookmarks',
  'carts',
  'shop_products',
  'matchings',
  'search_documents',
];
const parts =
  /^(console\.)?(users|bids|myBids|shopProducts|carts|likes|bookmarks|reviews|productReviews|inquiries|productInquiries|coupons|orders|purchases|paddles|points|participations|matchings)\./;

const api = await startApi();
let client: pg.PoolClient;
let wholeTables: Awaited<ReturnType<typeof createScanDetector>>;
beforeAll(async () => {
  await seedLargeShop({ db: api.db, products: rows, onProgress: () => undefined });
  await api.pool.query(fill.replaceAll(':n', String(rows)));
  // Twice: rows that were not yet visible to all during the first vacuum are marked by the second.
  for (let times = 0; times < 2; times += 1) await api.pool.query('vacuum analyze');
  client = await api.pool.connect();
  await client.query('set enable_seqscan = off; set random_page_cost = 1');
  wholeTables = await createScanDetector(client);
}, 60_000);
afterAll(async () => {
  client.release(true);
  await api.stop();
});

/** Combined queries of visitors of the shop. */
const together = [
  'q=없는말',
  'category=large-1',
  'category=large-1&sort=price&q=조명',
  'label=ECO&sort=-sales',
  'priceFrom=5000&priceTo=6000',
  'q=한지&sort=price',
];

/** Queries of a list: no filter, a search word if it takes one, and each sort and each value of an enum filter on its own. */
const buildQueries = (name: string, { query }: RouteSpec) => {
  const words = query && 'q' in query.shape ? ['q=한지'] : [];
  const queries = ['', ...words, ...(name === 'shopProducts.list' ? together : [])];
  for (const [key, field] of Object.entries(query?.shape ?? {})) {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    if (inner instanceof z.ZodEnum) queries.push(...inner.options.map((value) => `${key}=${value}`));
    if (key === 'sort') {
      const [, names] = (inner as z.ZodTemplateLiteral).def.parts as unknown as [unknown, z.ZodEnum];
      queries.push(...names.options.flatMap((value) => [`sort=${value}`, `sort=-${value}`]));
    }
  }
  return queries;
};

/** Finds queries that read one of these tables completely or do not answer 200. */
const findFullScans = async (fits: RegExp) => {
  const wrong = new Set<string>();
  for (const { name, route, url } of (await findLists(api)).filter((list) => fits.test(list.name))) {
    const as = route.access === 'console' ? 'admin' : 'member';
    const headers = { authorization: `Bearer ${await api.getToken(as)}` };
    for (const query of buildQueries(name, route)) {
      const queries = await captureQueries(api.pool, async () => {
        const { status } = await api.send({ path: url + query, headers });
        if (status !== 200) wrong.add(`${name}?${query} answers ${status}`);
      });
      for (const statement of queries)
        for (const table of await wholeTables(statement))
          if (large.includes(table)) wrong.add(`${name}?${query}: ${table}`);
    }
  }
  return [...wrong];
};

test('no list of a growing table reads the whole table, whatever the query', async () => {
  expect(await findFullScans(parts)).toEqual([]);
}, 600_000);

/** Words that many products have, few, none; particles, initial consonants, a wrong keyboard, spelling, Chinese; one key alone. */
const searches = [
  ...[
    '조명',
    '작은 한지 조명',
    '한지 조명을 1234',
    '입니다',
    'lamp',
    'LARGE',
    'ㅈㅁ',
    'ㅎ',
    'whaud',
    '의',
    'a',
    '99999',
  ],
  ...['조몽', '한즤 조명', 'papr lmp', '둥근황동시계', '없는말쓰기', '离婚律师', '离'],
];

const findScansOfSearches = async () => {
  const wrong = new Set<string>();
  for (const q of searches)
    for (const path of ['/api/v1/search', '/api/v1/search/suggestions']) {
      const queries = await captureQueries(api.pool, async () => {
        const { status } = await api.send({ path: `${path}?q=${encodeURIComponent(q)}` });
        if (status !== 200) wrong.add(`${path} ${q} answers ${status}`);
      });
      for (const statement of queries)
        for (const table of await wholeTables(statement))
          if (large.includes(table)) wrong.add(`${path} ${q}: ${table}`);
    }
  return [...wrong];
};

test('no search reads all documents or all products, whatever is typed', async () => {
  expect(await findScansOfSearches()).toEqual([]);
}, 120_000);

test('control: without the indexes of the search, its searches are reported', async () => {
  const indexes = ['dated', 'keys', 'name_keys', 'initials'].map((name) => `search_documents_${name}`);
  await api.pool.query(`drop index ${indexes.join(', ')}`);
  const found = await findScansOfSearches();
  for (const q of ['ㅈㅁ', '조명', '조몽']) expect(found).toContain(`/api/v1/search ${q}: search_documents`);
}, 120_000);

test('control: if an index is missing, the list that needs it is reported', async () => {
  await api.pool.query('drop index orders_total, orders_pieces');
  expect(await findFullScans(/^console\.orders\./)).toEqual([
    'console.orders.list?q=한지: orders',
    'console.orders.list?sort=total: orders',
    'console.orders.list?sort=-total: orders',
  ]);
}, 60_000);
