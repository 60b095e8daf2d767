import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { lawyers as lawyerSeed } from '../../seed/content/lawyers';
import { startAuction } from '../auction/works/testing';
import { publishedPost } from '../firm/boards/testing';
import { buildCase } from '../firm/cases/testing';
import { buildFaq } from '../firm/faqs/testing';
import { describePopup } from '../firm/popups/testing';
import { createFairBody } from '../matching/matchings/testing';
import { getTimeAfter } from '../platform/database/columns';
import { setUp } from '../platform/testing';
import { requireSuccess } from '../shop/orders/testing';
import { createPicture } from './testing';
import { listenToEvents } from './testing-events';
import { startSecondProcess } from './testing-races';

const { console: admin } = contract;
const domains = ['members', 'firm', 'matching', 'auction', 'shop'] as const;
type Domain = (typeof domains)[number];

interface ContentState {
  version: string;
  next: string | null;
}

const startProcesses = async () => {
  const api = await startAuction();
  const second = await startSecondProcess(api);
  const stop = async () => {
    await second.stop();
    await api.stop();
  };
  return { api, second, stop };
};

const { api, second } = await setUp(startProcesses());
const { address: secondAddress = '' } = second.by(1);

type Events = Awaited<ReturnType<typeof listenToEvents>>;

const createTerms = (effectiveAt: string) =>
  api.asAdmin(admin.terms.create, {
    body: {
      code: 'privacy',
      title: { ko: '개인정보' },
      content: { ko: '<p>개인정보</p>' },
      required: true,
      effectiveAt,
      status: 'PUBLISHED',
    },
  });
const { _id: marker } = requireSuccess(await createTerms(getTimeAfter(60 * 60_000))).terms;
let marks = 0;

/** Waits until the stream has had everything that was committed before, by a change of the domain `members`. */
const settle = async ({ find }: Events) => {
  marks += 1;
  const next = getTimeAfter(60 * 60_000 - marks * 1000);
  await api.pool.query('update terms set effective_at = $1 where _id = $2', [next, marker]);
  await find(({ data }) => data.domain === 'members' && data.next === next);
};

/** Opens the stream as a host does; `state` is the first event. */
const listen = async (address: string) => {
  const stream = await listenToEvents(`${address}/api/content-changes`);
  const { data } = await stream.find(({ event }) => event === 'state');
  return { ...stream, state: data as unknown as Record<string, ContentState> };
};

/** What was published a moment ago is announced once more, by the clock. */
const isPending = (state: Record<string, ContentState>) =>
  Object.values(state).some(({ next }) => next !== null && Date.parse(next) <= Date.now());

/** Opens the stream after all earlier changes. */
const openStream = async (address = api.address) => {
  const earlier = await listen(address);
  await settle(earlier);
  earlier.close();
  let stream = await listen(address);
  while (isPending(stream.state)) {
    stream.close();
    stream = await listen(address);
  }
  return stream;
};

/** The versions of a domain that the stream has named since its first event. */
const listVersions = ({ events }: Events, domain: string) =>
  new Set(events.flatMap(({ event, data }) => (event === 'change' && data.domain === domain ? [data.version] : [])));

/** How often an act changes each domain. */
const countChanges = async (act: () => Promise<unknown>) => {
  const stream = await openStream();
  await act();
  await settle(stream);
  stream.close();
  const counts = domains.map((domain) => {
    const count = listVersions(stream, domain).size;
    return [domain, domain === 'members' ? count - 1 : count] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

const getVersions = (text = '') => Object.fromEntries(text.split(',').map((part) => part.split('=')));
const readVersions = async (path: string, address = api.address) =>
  getVersions((await api.send({ path, address })).headers['x-content']);

const createPost = () =>
  api.asAdmin(admin.boards.create, {
    // Not at this moment, of which the clock of the content would tell once more.
    body: { ...publishedPost, subject: { ko: '소식' }, publishAt: '2026-01-01T00:00:00.000Z' },
  });

const createProduct = async (code: string, changes: object = {}) => {
  const category = requireSuccess(
    await api.asAdmin(admin.categories.create, { body: { name: { ko: code }, code: code.toLowerCase() } }),
  ).category;
  const body = {
    name: { ko: `등잔 ${code}` },
    code,
    _category: category._id,
    price: 10_000,
    status: 'ON' as const,
    ...changes,
  };
  return requireSuccess(await api.asAdmin(admin.shopProducts.create, { body })).shopProduct;
};

describe('a change in the console reaches every host under the name of its domain:', () => {
  const cases: [string, Domain, () => Promise<() => Promise<{ status: number }>>][] = [
    ['a published post', 'firm', async () => createPost],
    ['a popup', 'firm', async () => () => api.asAdmin(admin.popups.create, { body: describePopup() })],
    ['a case', 'firm', async () => () => api.asAdmin(admin.cases.create, { body: buildCase() })],
    [
      'a banner',
      'firm',
      async () => {
        const body = { code: 'main-hero', name: '메인', autoplayMs: 5000, device: 'both' as const };
        const { banner } = requireSuccess(await api.asAdmin(admin.banners.create, { body }));
        const file = await createPicture();
        return () => api.asAdmin(admin.banners.setImage, { params: { id: banner._id, index: '0' }, file });
      },
    ],
    [
      'the lawyers',
      'firm',
      async () => {
        const lawyers = lawyerSeed.map(({ picture: _, ...lawyer }) => lawyer);
        return () => api.asAdmin(admin.lawyers.update, { body: { lawyers, version: 0 } });
      },
    ],
    [
      'the setting',
      'firm',
      async () => {
        const body = requireSuccess(await api.asAdmin(admin.setting.get));
        return () => api.asAdmin(admin.setting.update, { body });
      },
    ],
    ['terms', 'members', async () => () => createTerms(getTimeAfter(-1000))],
    ['a fair', 'matching', async () => () => api.asAdmin(admin.fairs.create, { body: createFairBody() })],
    [
      'the price of a product',
      'shop',
      async () => {
        const { _id, version } = await createProduct('P-1');
        return () => api.asAdmin(admin.shopProducts.update, { params: { id: _id }, body: { price: 9000, version } });
      },
    ],
    [
      'a lot that is withdrawn',
      'auction',
      async () => {
        const { work } = await api.openLot();
        return () => api.changeWork(admin.works.withdraw, work, { reason: '출품자 요청' });
      },
    ],
    [
      'the dates of an auction',
      'auction',
      async () => {
        const { _id, version } = await api.makeProgram();
        const body = { openAt: getTimeAfter(30 * 60_000), version };
        return () => api.asAdmin(admin.programs.update, { params: { id: _id }, body });
      },
    ],
    [
      'a bid',
      'auction',
      async () => {
        const { program, work } = await api.openLot();
        const user = await api.bidder(program);
        return () => api.bid(user, work, 100_000);
      },
    ],
  ];
  test.each(cases)('%s', async (_, domain, prepare) => {
    const change = await prepare();
    const act = async () => expect((await change()).status).toBeLessThan(300);
    expect(await countChanges(act)).toEqual({ [domain]: 1 });
  });
});

test('an answer to an administrator comes when its change has been announced', async () => {
  for (let times = 0; times < 20; times += 1) {
    const before = await openStream();
    requireSuccess(await createPost());
    const after = await listen(api.address);
    expect(after.state.firm?.version).not.toBe(before.state.firm?.version);
    before.close();
    after.close();
  }
});

describe('nothing is announced', () => {
  test('when a view is counted or somebody signs in', async () => {
    const { _id } = requireSuccess(await api.asAdmin(admin.faqs.create, { body: buildFaq() })).faq;
    const { _id: board } = requireSuccess(await createPost()).board;
    const { _id: shown } = requireSuccess(await api.asAdmin(admin.popups.create, { body: describePopup() })).popup;
    const read = async () => {
      requireSuccess(await api.call(contract.faqs.get, { params: { id: _id } }));
      requireSuccess(await api.call(contract.boards.get, { params: { id: board } }));
      requireSuccess(await api.call(contract.popups.count, { params: { id: shown }, body: { event: 'view' } }));
      await api.pool.query('update users set last_login_at = now()');
    };
    expect(await countChanges(read)).toEqual({});
  });

  test('when the jobs find nothing to do', async () => {
    const runJobs = async () => {
      for (const { jobs } of api.domains.all) for (const { run } of jobs) await run();
    };
    await runJobs();
    expect(await countChanges(runJobs)).toEqual({});
  });
});

/** Tables whose rows no public page shows: they need no trigger. */
const withoutContent = [
  'appointments',
  'audit',
  'auth_keys',
  'board_views',
  'calendar_feeds',
  'canaries',
  'carts',
  'certifications',
  'consents',
  'consultation_hours',
  'coupons',
  'data_version',
  'deploy_tokens',
  'failure_reports',
  'failures',
  'files',
  'form_steps',
  'forms',
  'idempotency_keys',
  'inbox',
  'levels',
  'likes',
  'live_events',
  'messages',
  'migration',
  'orders',
  'outbox',
  'passkey_challenges',
  'passkeys',
  'payment_events',
  'permits',
  'point_reservations',
  'points',
  'purchases',
  'questions',
  'recorded_deployments',
  'refresh_tokens',
  'refunds',
  'release_visits',
  'schedules',
  // Written by triggers of tables that are announced.
  'search_documents',
  'sequences',
  'sessions',
  'sign_in_attempts',
  'sign_in_codes',
  'sign_in_nonces',
  'slot_holds',
  'slugs',
  'thread_messages',
  'throttles',
  'totps',
  'trash',
  'user_coupons',
  'vitals',
];

/** Of tables with content, the columns whose change no page must show at once. */
const withoutContentColumns = {
  boards: ['views'],
  faqs: ['views'],
  matchings: [
    '_id',
    'attendance',
    'buyer',
    'cancel',
    'created_at',
    'decided_at',
    'decline_reason',
    'expired_reason',
    'expires_at',
    'history',
    'ics_sequence',
    'interpreter',
    'logs',
    'memo',
    'message',
    'mode',
    'products',
    'proposal',
    'reminded_day',
    'reminded_soon',
    'requester',
    'responder',
    'room',
    'seller',
    'slot_end',
    'slot_start',
    'slots',
    'table_no',
    'updated_at',
    'version',
  ],
  notifications: ['announced_at', 'views'],
  popups: ['clicks', 'dismissals', 'views'],
  users: [
    '_id',
    '_level',
    'address',
    'birth',
    'business_number',
    'business_registration',
    'created_at',
    'created_by',
    'email',
    'email_verified_at',
    'gender',
    'introduction_file',
    'language',
    'last_login_at',
    'listed_name',
    'marketing',
    'memo',
    'notifications',
    'password_change_required_at',
    'password_hash',
    'phone',
    'phone_verified_at',
    'photo',
    'point_balance',
    'points_reserved',
    'purged_at',
    'roles',
    'socials',
    'type',
    'updated_at',
    'updated_by',
    'version',
    'waiting',
    'withdrawal',
  ],
};

const triggers = `select tgrelid, tgattr, encode(tgargs, 'escape') as arguments from pg_trigger where tgfoid = 'notify_content_change'::regproc`;

test('every table is either announced or one that no public page shows', async () => {
  const { rows } = await api.pool.query<{ name: string }>(`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and oid not in (select tgrelid from (${triggers}) as found)`);
  expect(rows.map(({ name }) => name).sort()).toEqual(withoutContent);
  const { rows: named } = await api.pool.query<{ arguments: string }>(
    `select distinct arguments from (${triggers}) as found`,
  );
  expect(named.map(({ arguments: text }) => text.replace('\\000', '')).sort()).toEqual([...domains].sort());
});

test('every column of an announced table is announced, or one whose change no public page must show at once', async () => {
  const { rows } = await api.pool.query<{ name: string; columns: string[] }>(`
    select tgrelid::regclass::text as name, array_agg(attname::text order by attname) as columns
    from (${triggers}) as found join pg_attribute on attrelid = tgrelid
    where tgattr <> '' and attnum > 0 and not attisdropped and attnum <> all (tgattr) group by tgrelid`);
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(withoutContentColumns);
});

describe('the stream', () => {
  test('is for direct requests only', async () => {
    for (const headers of [{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }] as Record<
      string,
      string
    >[]) {
      const { status } = await api.send({ path: '/api/content-changes', headers });
      expect(status).toBe(404);
    }
  });

  test('names versions of its process alone, so that a restart is a change of everything', async () => {
    const [first, other] = [await openStream(), await openStream(secondAddress)];
    expect(Object.keys(first.state).sort()).toEqual([...domains].sort());
    for (const domain of domains) expect(other.state[domain]?.version).not.toBe(first.state[domain]?.version);
    first.close();
    other.close();
  });

  test('says when the content changes next', async () => {
    const stream = await openStream();
    const find = (domain: Domain, next: string) =>
      stream.find(({ data }) => data.domain === domain && data.next === next);
    const [soon, later, inDays] = [
      getTimeAfter(5 * 60_000),
      getTimeAfter(6 * 60_000),
      getTimeAfter(2 * 24 * 60 * 60_000),
    ];
    await api.makeProgram({ previewFrom: soon });
    await find('auction', soon);
    requireSuccess(await api.asAdmin(admin.fairs.create, { body: createFairBody({ sellerTo: inDays }) }));
    await find('matching', inDays);
    const sale = { salePrice: 9000, saleFrom: soon, saleTo: later };
    const { _id } = await createProduct('P-3', sale);
    await find('shop', soon);
    // The sale has begun, and the job that writes its end down has not run.
    const begun = `update shop_products set sale_from = now(), price_turns_at = now() - interval '1 second' where _id = $1`;
    await api.pool.query(begun, [_id]);
    await find('shop', later);
    stream.close();
  });

  test('announces when the content changes by the clock, and that it has', async () => {
    const stream = await openStream();
    const find = (next: string) => stream.find(({ data }) => data.domain === 'firm' && data.next === next);
    const [startAt, soon, endAt] = [getTimeAfter(20 * 60_000), getTimeAfter(1000), getTimeAfter(30 * 60_000)];
    const body = { ...describePopup(), title: '곧', startAt, endAt };
    const { _id, version } = requireSuccess(await api.asAdmin(admin.popups.create, { body })).popup;
    await find(startAt);
    const change = { startAt: soon, version };
    requireSuccess(await api.asAdmin(admin.popups.update, { params: { id: _id }, body: change }));
    await find(endAt);
    const { body: shown } = await api.call(contract.popups.list);
    expect(shown.popups.map(({ title }) => title)).toContain('곧');
    stream.close();
  });

  test('ends with a change of everything when the database is not heard, and can be opened again', async () => {
    const stream = await openStream();
    // By the lock that every listener has: its last query is `listen` only after the first probe.
    const { rows } = await api.pool.query(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = (hashtext('portico_content')::bigint & 4294967295)::oid
        and database = (select oid from pg_database where datname = current_database())`);
    expect(rows.length).toBeGreaterThan(0);
    await stream.ended;
    for (const domain of domains) expect(listVersions(stream, domain).size).toBe(1);
    let again = await listenToEvents(`${api.address}/api/content-changes`);
    while (again.status !== 200) again = await listenToEvents(`${api.address}/api/content-changes`);
    const { data: state } = await again.find(({ event }) => event === 'state');
    for (const domain of domains) {
      const { version } = state[domain] as ContentState;
      expect([stream.state[domain]?.version, ...listVersions(stream, domain)]).not.toContain(version);
    }
    again.close();
  });
});

describe('public answers carry the versions of what they show', () => {
  test('those of their domain and of the domains whose content they show too', async () => {
    const { state, close } = await openStream();
    const pick = (...names: Domain[]) => Object.fromEntries(names.map((name) => [name, state[name]?.version]));
    expect(await readVersions('/api/v1/boards')).toEqual(pick('firm', 'members'));
    expect(await readVersions('/api/v1/terms')).toEqual(pick('members'));
    expect(await readVersions('/api/v1/fairs')).toEqual(pick('matching', 'members'));
    expect(await readVersions('/api/v1/auction/works')).toEqual(pick('auction', 'firm'));
    expect(await readVersions('/api/v1/shop/products')).toEqual(pick('shop', 'members'));
    expect(await readVersions('/api/v1/boards/none')).toEqual(pick('firm', 'members'));
    close();
  });

  test('answers to members and to changes carry none', async () => {
    const { headers } = await api.call(contract.me.get, { as: 'member' });
    expect(headers['x-content']).toBeUndefined();
    expect((await api.asAdmin(admin.faqs.create, { body: buildFaq() })).headers['x-content']).toBeUndefined();
  });

  test('a version is older than content that changes while the answer is made', async () => {
    const { _id } = requireSuccess(await api.asAdmin(admin.faqs.create, { body: buildFaq() })).faq;
    const stream = await openStream();
    const client = await api.pool.connect();
    await client.query('begin');
    await client.query(`update faqs set question = '{"ko": "새 질문"}' where _id = $1`, [_id]);
    const reading = api.call(contract.faqs.get, { params: { id: _id } });
    const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await api.pool.query(isWaiting)).rowCount === 0);
    await client.query('commit');
    client.release();
    const { body, headers } = await reading;
    await settle(stream);
    expect(body.faq.question).toBe('새 질문');
    const { firm } = getVersions(headers['x-content']);
    expect(firm).toBe(stream.state.firm?.version);
    expect([...listVersions(stream, 'firm')]).not.toContain(firm);
    stream.close();
  });

  test('a count of another process is no older than the version of its answer', async () => {
    const stream = await openStream(secondAddress);
    const count = async () => {
      const query = { q: '등잔' };
      return requireSuccess(await api.call(contract.shopProducts.list, { query, address: secondAddress })).total;
    };
    const before = await count();
    await createProduct('P-2');
    // One version for the category and one for the product.
    await stream.find(() => listVersions(stream, 'shop').size > 1);
    expect(await count()).toBe(before + 1);
    stream.close();
  });
});
