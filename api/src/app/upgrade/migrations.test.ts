import { expect, test } from '@jest/globals';
import { setUp, startOldTestDatabase } from '../../platform/testing';

const { pool, upgrade } = await setUp(startOldTestDatabase('0091_consult_receipts.sql'));

const at = '2026-01-02T03:04:05.000Z';
const stamps = { created_at: at, updated_at: at };

/** Inserts a row; objects, and lists that are not of texts, become JSON. */
const insert = async (table: string, values: Record<string, unknown>) => {
  const columns = Object.keys(values).map((name) => `"${name}"`);
  const isJson = (value: unknown) => typeof value === 'object' && value !== null && !isTextList(value);
  const isTextList = (value: object) => Array.isArray(value) && value.every((item) => typeof item === 'string');
  const parameters = Object.values(values).map((value) => (isJson(value) ? JSON.stringify(value) : value));
  const places = parameters.map((_, index) => `$${index + 1}`);
  await pool.query(`insert into ${table} (${columns.join()}) values (${places.join()})`, parameters);
};

const read = async (table: string, id: string) =>
  (await pool.query(`select * from ${table} where _id = $1`, [id])).rows[0];

const insertUsers = async () => {
  for (const _id of ['seller', 'buyer'])
    await insert('users', {
      ...{
        _id,
        ...stamps,
        username: _id,
        password_hash: '-',
        type: 'PERSON',
        name: '김하늘',
        email: `${_id}@example.com`,
      },
      phone: '01012345678',
    });
};

/** A paid lot, won by the buyer, of whose order all was refunded. */
const insertRefundedLot = async () => {
  await insert('authors', { _id: 'author', ...stamps, name: { ko: '작가' } });
  await insert('programs', {
    ...{ _id: 'program', ...stamps, title: { ko: '경매' }, code: 'P', hall: 'a', open_at: at, close_at: '2026-01-03' },
    ...{ interval_s: 60, window_s: 60, extension_s: 30, increments: [{}], premium: [{}], vat_rate: 10 },
  });
  await insert('works', {
    ...{ _id: 'work', ...stamps, _program: 'program', lot_no: 1, _author: 'author', title: { ko: '작품' } },
    ...{ classification: { type: 'artwork' }, start_price: 1000, open_at: at, end_at: at, effective_end_at: at },
    ...{ status: 'PAID', leader: 'buyer', leader_alias: '101', leader_max: 1000, current_price: 1000, winner: 'buyer' },
    ...{ result: { price: 1000 }, paid_at: at, deleted_at: null },
  });
  await insert('paddles', {
    _id: 'paddle',
    ...stamps,
    _program: 'program',
    _user: 'buyer',
    no: 101,
    status: 'APPROVED',
  });
  await insert('bids', {
    ...{
      _id: 'bid',
      ...stamps,
      _work: 'work',
      _user: 'buyer',
      _paddle: 'paddle',
      alias: '101',
      seq: 1,
      type: 'DIRECT',
    },
    ...{ amount: 1000, max: 1000, price: 1000, status: 'WON', ip: '', at },
  });
};

const order = {
  ...{
    ...stamps,
    _user: 'buyer',
    items: 1000,
    discount: 0,
    coupon: 0,
    points: 0,
    shipping: 0,
    total: 1000,
    paid: 1000,
  },
  ...{ pieces: 1, method: 'TRANSFER', provider: 'transfer', placed_at: at, paid_at: at, search: '' },
};

const insertOrders = async () => {
  await insert('orders', {
    ...{ _id: 'lot', ...order, order_no: '1', kind: 'AUCTION', _work: 'work', status: 'RETURNED' },
    ...{ payment_status: 'REFUNDED', refunded: 1000 },
  });
  const shop = { ...order, kind: 'SHOP', status: 'PAID', payment_status: 'PAID', method: 'CARD', provider: 'card' };
  await insert('orders', { _id: 'card', ...shop, order_no: '2', tid: 'tid-1', refunded: 500 });
  const refund = { ...stamps, lines: [], amount: 500, reason: '품절', next_at: at };
  await insert('refunds', { _id: 'transferred', ...refund, _order: 'lot', status: 'DONE' });
  await insert('refunds', { _id: 'waiting', ...refund, _order: 'card', status: 'PENDING' });
  await insert('refunds', { _id: 'failed', ...refund, _order: 'card', status: 'FAILED' });
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const toSlot = (hours: number) => ({ start: inHours(hours), end: inHours(hours + 0.5) });

/** A request with other times proposed, an agreed meeting that is to move, and a request without a proposal. */
const insertMatchings = async () => {
  const [from, to] = [inHours(-100), inHours(500)];
  const windows = Object.fromEntries(
    ['seller', 'buyer', 'request'].flatMap((of) => [
      [`${of}_from`, from],
      [`${of}_to`, to],
    ]),
  );
  const matching = {
    ...{ ...stamps, requester: 'seller', responder: 'buyer', seller: 'seller', buyer: 'buyer', mode: 'ONLINE' },
    ...{ slots: [{ ...toSlot(1), struckAt: null, struckReason: null }], expires_at: inHours(1), attendance: {} },
  };
  const proposal = { by: 'buyer', slots: [toSlot(200), toSlot(300)], message: null, at };
  const meeting = { status: 'ACCEPTED', slot_start: inHours(20), slot_end: inHours(20.5) };
  for (const [_id, values] of [
    ['asked', { status: 'REQUESTED', proposal }],
    ['moving', { ...meeting, proposal }],
    ['plain', { status: 'REQUESTED' }],
  ] as const) {
    await insert('fairs', {
      ...{
        _id: `fair-${_id}`,
        ...stamps,
        title: { ko: '상담회' },
        type: 'ONLINE',
        ...windows,
        start_at: from,
        end_at: to,
      },
      ...{ slot_minutes: 30, buffer_minutes: 0, request_ttl_hours: 72, cancel_cutoff_hours: 24 },
    });
    await insert('matchings', { _id, _fair: `fair-${_id}`, ...matching, ...values });
  }
};

/** Products of the shop, of which the second was ordered, and a post, all deleted, with a picture each. */
const insertDeletedRecords = async () => {
  await insert('shop_categories', { _id: 'category', ...stamps, name: { ko: '분류' }, code: 'c' });
  for (const _id of ['unsold', 'sold'])
    await insert('shop_products', {
      ...{ _id, ...stamps, name: { ko: '상품' }, code: _id, _category: 'category', price: 1, current_price: 1 },
      ...{ shipping: { type: 'FREE', fee: 0 }, deleted_at: at },
    });
  await insert('purchases', {
    ...{ _id: 'line', ...stamps, _order: 'card', _user: 'buyer', line: 0, _product: 'sold', snapshot: {}, qty: 1 },
    ...{ amount: 1000, paid: 1000, status: 'PAID', taken: true },
  });
  await insert('boards', {
    _id: 'post',
    ...stamps,
    code: 'NOTICE',
    subject: { ko: '글' },
    status: 'DRAFT',
    deleted_at: at,
  });
  await insert('boards', { _id: 'read', ...stamps, code: 'NOTICE', subject: { ko: '글' }, status: 'DRAFT' });
  for (const [owner_resource, owner_id] of [
    ['boards', 'post'],
    ['boards', 'read'],
    ['shopProducts', 'unsold'],
    ['shopProducts', 'sold'],
  ] as const)
    await insert('files', {
      ...{
        _id: `of-${owner_id}`,
        kind: 'picture',
        key: owner_id,
        name: 'a.webp',
        size: 1,
        mime: 'image/webp',
        sha256: '',
      },
      ...{ owner_resource, owner_id, created_at: at },
    });
};

test('a database of the release before is carried over', async () => {
  await insertUsers();
  await insertRefundedLot();
  await insertOrders();
  await insertMatchings();
  await insertDeletedRecords();
  await upgrade();

  expect(await read('works', 'work')).toMatchObject({ status: 'UNSOLD', winner: null, result: null, paid_at: null });
  expect(await read('bids', 'bid')).toMatchObject({ status: 'LOST' });
  expect(await read('refunds', 'transferred')).toMatchObject({ channel: 'TRANSFER', status: 'DONE' });
  expect(await read('refunds', 'waiting')).toMatchObject({ channel: 'PROVIDER', status: 'PENDING' });
  expect(await read('refunds', 'failed')).toMatchObject({ channel: 'PROVIDER', status: 'FAILED' });

  const isInHours = (value: string, hours: number) => Math.abs(Date.parse(value) - Date.parse(inHours(hours))) < 60_000;
  const [asked, moving, plain] = [
    await read('matchings', 'asked'),
    await read('matchings', 'moving'),
    await read('matchings', 'plain'),
  ];
  const isOpen = { struckAt: null, struckReason: null };
  expect(asked.proposal).toMatchObject({ by: 'buyer', slots: [isOpen, isOpen] });
  expect([isInHours(asked.expires_at, 72), isInHours(moving.expires_at, 20), isInHours(plain.expires_at, 1)]).toEqual([
    true,
    true,
    true,
  ]);

  const hidden = await pool.query('select owner_id from files where trashed_at is not null order by owner_id');
  expect(hidden.rows.map(({ owner_id }) => owner_id)).toEqual(['post', 'unsold']);
});
