import { eq } from 'drizzle-orm';
import { contract, type Program, type RouteSpec, type Work } from 'shared/contract';
import { setting as seed } from '../../../seed/content/setting';
import { buildUrl, type Reply, startApi } from '../../app/testing';
import { createMessenger } from '../../members/messages/messenger';
import { toAccessClaims, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import { newId } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { paddles } from '../paddles/table';
import { programs } from '../programs/table';
import type { WonLot } from './close-lot';
import { processLots } from './jobs';
import { type AuctionNotifier, createAuctionNotifier } from './notifications';
import { works } from './table';

const minuteMs = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** URL of another process on the same database. */
  address?: string;
}

/** Increments of 10,000 KRW, as in the worked examples. */
const increments = [{ from: 0, step: 10_000 }];

let sequence = 0;

const consents = [{ termsCode: 'auction' as const, termsVersion: 1, agreed: true }];

const must = <T>({ status, body, error }: { status: number; body: T; error: unknown }) => {
  if (status >= 300) throw new Error(JSON.stringify(error));
  return body;
};

const insertMember = async (db: Database, status: User['status'] = 'ACTIVE') => {
  sequence += 1;
  const [user] = await db
    .insert(users)
    .values({
      username: `bidder-${sequence}-${newId().slice(-6).toLowerCase()}`,
      passwordHash: '-',
      type: 'PERSON',
      status,
      name: `응찰자 ${sequence}`,
      email: `bidder-${sequence}@people.example`,
      phone: `010${String(30_000_000 + sequence)}`,
      notifications: ['EMAIL'],
    })
    .returning();
  if (!user) throw new Error('No user');
  return user;
};

const createCaller = (api: Awaited<ReturnType<typeof startApi>>) => {
  const tokens = createTokens(createKeys(api.db));

  const getHeaders = async (user: User) => {
    const claims = toAccessClaims(user, 'test');
    return { authorization: `Bearer ${(await tokens.sign(claims)).accessToken}` };
  };

  /** Calls a route as a user or a visitor; typed by the response of the route. */
  const as = async <R extends RouteSpec>(user: User | null, route: R, options: CallOptions = {}): Promise<Reply<R>> => {
    const search = new URLSearchParams(options.query).toString();
    const { status, content, headers } = await api.send({
      method: route.method,
      path: `${buildUrl(route.path, options.params)}${search && `?${search}`}`,
      payload: options.body,
      headers: { ...(user && (await getHeaders(user))), ...options.headers },
      ...(options.address === undefined ? {} : { address: options.address }),
    });
    return { status, body: content, error: content, headers } as Reply<R>;
  };

  return { as };
};

/** Publishes the terms of auctions and a setting with one hall. */
const prepareAuction = async (api: Awaited<ReturnType<typeof startApi>>) => {
  must(
    await api.call(contract.console.terms.create, {
      as: 'admin',
      body: {
        code: 'auction',
        title: { ko: '경매 약관' },
        content: { ko: '<p>약관</p>' },
        required: true,
        effectiveAt: inMinutes(-60),
        status: 'PUBLISHED',
      },
    }),
  );
  const hall = { code: 'threshold', name: { ko: '문턱홀' }, order: 0 };
  const setting = { ...seed, auction: { ...seed.auction, halls: [hall] } };
  await api.pool.query(`insert into documents (key, value, version, updated_at) values ('setting', $1, 1, now())`, [
    JSON.stringify(setting),
  ]);
};

/** Body of a programme that opens in an hour. */
const createProgramBody = (changes: object) => ({
  title: { ko: `경매 ${sequence}`, en: `Sale ${sequence}` },
  code: `sale-${sequence}`,
  hall: 'threshold',
  openAt: inMinutes(60),
  closeAt: inMinutes(180),
  interval: 60,
  window: 60,
  extension: 30,
  maxExtensions: 3,
  increments,
  premium: [
    { upTo: 10_000_000, rate: 18 },
    { upTo: null, rate: 15 },
  ],
  published: true,
  ...changes,
});

/** Moves lots in time and runs the jobs of auctions. */
const createLotControls = ({ db }: Awaited<ReturnType<typeof startApi>>, notifier: AuctionNotifier) => {
  const sold: WonLot[] = [];
  const runJobs = (at = new Date()) =>
    processLots(db, {
      notifier,
      at,
      onSold: async (_tx, won) => sold.push(won),
    });

  /** Sets the end of a lot directly. */
  const endAt = (work: Pick<Work, '_id'>, effectiveEndAt: string) =>
    db.update(works).set({ endAt: effectiveEndAt, effectiveEndAt }).where(eq(works._id, work._id));

  /** Lets a lot end and writes its result. */
  const closeLot = async (work: Pick<Work, '_id'>) => {
    await endAt(work, inMinutes(-1));
    await runJobs();
    return row(work);
  };

  const row = async ({ _id }: Pick<Work, '_id'>) => {
    const [found] = await db.select().from(works).where(eq(works._id, _id));
    if (!found) throw new Error('No lot');
    return found;
  };

  /** Opens a programme one hour ago. */
  const open = async ({ _id }: Program) => {
    await db
      .update(programs)
      .set({ openAt: inMinutes(-60) })
      .where(eq(programs._id, _id));
    await db
      .update(works)
      .set({ openAt: inMinutes(-60) })
      .where(eq(works._program, _id));
    await runJobs();
  };

  return { sold, open, runJobs, endAt, closeLot, row };
};

/** Starts the API with auction terms and factories for programmes, lots and bidders. */
export const startAuction = async () => {
  const api = await startApi();
  const { as } = createCaller(api);
  const notifier = createAuctionNotifier(createMessenger({ publicUrl: 'https://portico.example' }));
  const { console: admin } = contract;
  await prepareAuction(api);
  const lots = createLotControls(api, notifier);
  const person = (status?: User['status']) => insertMember(api.db, status);

  const makeProgram = async (changes: object = {}) => {
    sequence += 1;
    const body = createProgramBody(changes);
    return must(await api.call(admin.programs.create, { as: 'admin', body })).program;
  };

  const { author } = must(
    await api.call(admin.authors.create, { as: 'admin', body: { name: { ko: '김달항', en: 'Kim Dalhang' } } }),
  );

  const makeWork = async (program: Program, changes: object = {}) => {
    sequence += 1;
    const body = {
      _program: program._id,
      lotNo: sequence,
      _author: author._id,
      title: { ko: `달항아리 ${sequence}`, en: `Moon jar ${sequence}` },
      startPrice: 100_000,
      status: 'SCHEDULED' as const,
      ...changes,
    };
    return must(await api.call(admin.works.create, { as: 'admin', body })).work;
  };

  /** Creates an open lot. */
  const openLot = async (changes: object = {}, ofProgram: object = {}) => {
    const program = await makeProgram(ofProgram);
    const work = await makeWork(program, changes);
    await lots.open(program);
    return { program, work };
  };

  /** A member with a paddle of a programme. */
  const bidder = async (program: Program, limit: number | null = null) => {
    const user = await person();
    must(await as(user, contract.paddles.create, { params: { id: program._id }, body: { consents } }));
    if (limit !== null) await api.db.update(paddles).set({ creditLimit: limit }).where(eq(paddles._user, user._id));
    return user;
  };

  const bid = (user: User, work: Pick<Work, '_id'>, amount: unknown, type = 'DIRECT', more: CallOptions = {}) =>
    as(user, contract.bids.create, { params: { work: work._id }, body: { amount, type }, ...more });

  const getWork = async (work: Pick<Work, '_id'>, user: User | null = null) =>
    must(await as(user, contract.works.get, { params: { id: work._id } })).work;

  return {
    ...api,
    notifier,
    admin,
    must,
    consents,
    author,
    person,
    as,
    makeProgram,
    makeWork,
    openLot,
    ...lots,
    bidder,
    bid,
    getWork,
  };
};

export type AuctionApi = Awaited<ReturnType<typeof startAuction>>;
