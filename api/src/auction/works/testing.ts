import { eq } from 'drizzle-orm';
import { contract, type Program, type RouteSpec, type Work } from 'shared/contract';
import { setting as seed } from '../../../seed/content/setting';
import { type Reply, startApi, urlOf } from '../../app/testing';
import { createMessenger } from '../../members/messages/tell';
import { scopesOf, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import { newId } from '../../platform/http/columns';
import { paddles } from '../paddles/table';
import { programs } from '../programs/table';
import { tendAuction, type Won } from './closing';
import { works } from './table';
import { createAuctionTold } from './told';

const minuteMs = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

interface Given {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** Of another process on the same database. */
  address?: string;
}

/** Steps of 10,000, as in the worked examples. */
const increments = [{ from: 0, step: 10_000 }];

let made = 0;

/** The API with the terms of auctions, a programme and people who bid. */
export const startAuction = async () => {
  const api = await startApi();
  const tokens = createTokens(createKeys(api.db));
  const told = createAuctionTold(createMessenger({ publicUrl: 'https://portico.example' }));
  const { console: admin } = contract;

  const must = <T>({ status, body, error }: { status: number; body: T; error: unknown }) => {
    if (status >= 300) throw new Error(JSON.stringify(error));
    return body;
  };

  must(
    await api.call(admin.terms.create, {
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
  const consents = [{ termsCode: 'auction' as const, termsVersion: 1, agreed: true }];
  const hall = { code: 'threshold', name: { ko: '문턱홀' }, order: 0 };
  const setting = { ...seed, auction: { ...seed.auction, halls: [hall] } };
  await api.pool.query(`insert into documents (key, value, version, updated_at) values ('setting', $1, 1, now())`, [
    JSON.stringify(setting),
  ]);

  const person = async (status: User['status'] = 'ACTIVE') => {
    made += 1;
    const [user] = await api.db
      .insert(users)
      .values({
        username: `bidder-${made}-${newId().slice(-6).toLowerCase()}`,
        passwordHash: '-',
        type: 'PERSON',
        status,
        name: `응찰자 ${made}`,
        email: `bidder-${made}@people.example`,
        phone: `010${String(30_000_000 + made)}`,
        notifications: ['EMAIL'],
      })
      .returning();
    if (!user) throw new Error('No user');
    return user;
  };

  const headersOf = async (user: User) => {
    const claims = { sub: user._id, sid: 'test', scope: scopesOf(user), type: user.type, name: user.name };
    return { authorization: `Bearer ${(await tokens.sign(claims)).accessToken}` };
  };

  /** A call by anybody, typed by the answer of its route. */
  const as = async <R extends RouteSpec>(user: User | null, route: R, given: Given = {}): Promise<Reply<R>> => {
    const search = new URLSearchParams(given.query).toString();
    const { status, content, headers } = await api.send({
      method: route.method,
      path: `${urlOf(route.path, given.params)}${search && `?${search}`}`,
      payload: given.body,
      headers: { ...(user && (await headersOf(user))), ...given.headers },
      ...(given.address === undefined ? {} : { address: given.address }),
    });
    return { status, body: content, error: content, headers } as Reply<R>;
  };

  const makeProgram = async (changes: object = {}) => {
    made += 1;
    const body = {
      title: { ko: `경매 ${made}`, en: `Sale ${made}` },
      code: `sale-${made}`,
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
    };
    return must(await api.call(admin.programs.create, { as: 'admin', body })).program;
  };

  const { author } = must(
    await api.call(admin.authors.create, { as: 'admin', body: { name: { ko: '김달항', en: 'Kim Dalhang' } } }),
  );

  const makeWork = async (program: Program, changes: object = {}) => {
    made += 1;
    const body = {
      _program: program._id,
      lotNo: made,
      _author: author._id,
      title: { ko: `달항아리 ${made}`, en: `Moon jar ${made}` },
      startPrice: 100_000,
      status: 'SCHEDULED' as const,
      ...changes,
    };
    return must(await api.call(admin.works.create, { as: 'admin', body })).work;
  };

  /** Moves the clock of a programme: it has been open for an hour. */
  const open = async ({ _id }: Program) => {
    await api.db
      .update(programs)
      .set({ openAt: inMinutes(-60) })
      .where(eq(programs._id, _id));
    await api.db
      .update(works)
      .set({ openAt: inMinutes(-60) })
      .where(eq(works._program, _id));
    await tend();
  };

  /** A lot that takes bids. */
  const openLot = async (changes: object = {}, ofProgram: object = {}) => {
    const program = await makeProgram(ofProgram);
    const work = await makeWork(program, changes);
    await open(program);
    return { program, work };
  };

  const sold: Won[] = [];
  const tend = (at = new Date()) =>
    tendAuction(api.db, {
      told,
      at,
      onSold: async (_tx, won) => sold.push(won),
    });

  /** Moves the end of a lot, without what it has gone through. */
  const endAt = (work: Pick<Work, '_id'>, effectiveEndAt: string) =>
    api.db.update(works).set({ endAt: effectiveEndAt, effectiveEndAt }).where(eq(works._id, work._id));

  /** Its end has passed, and its result is written. */
  const closeLot = async (work: Pick<Work, '_id'>) => {
    await endAt(work, inMinutes(-1));
    await tend();
    return row(work);
  };

  const row = async ({ _id }: Pick<Work, '_id'>) => {
    const [found] = await api.db.select().from(works).where(eq(works._id, _id));
    if (!found) throw new Error('No lot');
    return found;
  };

  /** A member with a paddle of a programme. */
  const bidder = async (program: Program, limit: number | null = null) => {
    const user = await person();
    must(await as(user, contract.paddles.create, { params: { id: program._id }, body: { consents } }));
    if (limit !== null) await api.db.update(paddles).set({ creditLimit: limit }).where(eq(paddles._user, user._id));
    return user;
  };

  const bid = (user: User, work: Pick<Work, '_id'>, amount: unknown, type = 'DIRECT', more: Given = {}) =>
    as(user, contract.bids.create, { params: { work: work._id }, body: { amount, type }, ...more });

  const seen = async (work: Pick<Work, '_id'>, user: User | null = null) =>
    must(await as(user, contract.works.get, { params: { id: work._id } })).work;

  return {
    ...api,
    told,
    admin,
    must,
    consents,
    author,
    sold,
    person,
    as,
    makeProgram,
    makeWork,
    open,
    openLot,
    tend,
    endAt,
    closeLot,
    row,
    bidder,
    bid,
    seen,
  };
};

export type AuctionApi = Awaited<ReturnType<typeof startAuction>>;
