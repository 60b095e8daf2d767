import { eq } from 'drizzle-orm';
import { contract, type Program, type RouteSpec, type Work } from 'shared/contract';
import { setting as seed } from '../../../seed/content/setting';
import { startApi, type TestApi, type UncheckedCallOptions } from '../../app/testing';
import { createMessenger } from '../../members/messages/messenger';
import type { User } from '../../members/users/table';
import { getTimeAfter } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow, updateRow } from '../../platform/database/rows';
import { minuteMs } from '../../platform/define-domain';
import type { WonLot } from '../../shop/index';
import { insertUser, requireSuccess } from '../../shop/orders/testing';
import { paddles } from '../paddles/table';
import { programs } from '../programs/table';
import { processLots } from './jobs';
import { type AuctionNotifier, createAuctionNotifier } from './notifications';
import { works } from './table';

export const inMinutes = (minutes: number) => getTimeAfter(minutes * minuteMs);

/** Increments of 10,000 KRW, as in the worked examples. */
const increments = [{ from: 0, step: 10_000 }];

let sequence = 0;

const consents = [{ termsCode: 'auction' as const, termsVersion: 1, agreed: true }];

/** Publishes the terms of auctions and a setting with one hall. */
const prepareAuction = async (api: TestApi) => {
  requireSuccess(
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
const createLotControls = ({ db }: TestApi, notifier: AuctionNotifier) => {
  const sold: WonLot[] = [];
  const onSold = async (_tx: Database, won: WonLot) => sold.push(won);
  const runJobs = (at = new Date()) => processLots(db, { notifier, at, onSold });

  /** Sets the end of a lot directly. */
  const endAt = (work: Pick<Work, '_id'>, effectiveEndAt: string) =>
    db.update(works).set({ endAt: effectiveEndAt, effectiveEndAt }).where(eq(works._id, work._id));

  /** Lets a lot end and writes its result. */
  const closeLot = async (work: Pick<Work, '_id'>) => {
    await endAt(work, inMinutes(-1));
    await runJobs();
    return row(work);
  };

  const row = ({ _id }: Pick<Work, '_id'>) => requireRow(db, works, eq(works._id, _id));

  /** Opens a programme one hour ago. */
  const open = async ({ _id }: Program) => {
    const openAt = inMinutes(-60);
    await updateRow(db, programs, _id, { openAt });
    await db.update(works).set({ openAt }).where(eq(works._program, _id));
    await runJobs();
  };

  return { sold, open, runJobs, endAt, closeLot, row };
};

/** Starts the API with auction terms and factories for programmes, lots and bidders. */
export const startAuction = async () => {
  const api = await startApi();
  const { as } = api;
  const notifier = createAuctionNotifier(createMessenger({ publicUrl: 'https://portico.example' }));
  const { console: admin } = contract;
  await prepareAuction(api);
  const lots = createLotControls(api, notifier);
  const createMember = () => insertUser(api.db);

  const makeProgram = async (changes: object = {}) => {
    sequence += 1;
    const body = createProgramBody(changes);
    return requireSuccess(await api.call(admin.programs.create, { as: 'admin', body })).program;
  };

  const { author } = requireSuccess(
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
    return requireSuccess(await api.call(admin.works.create, { as: 'admin', body })).work;
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
    const user = await createMember();
    requireSuccess(await as(user, contract.paddles.create, { params: { id: program._id }, body: { consents } }));
    if (limit !== null) await api.db.update(paddles).set({ creditLimit: limit }).where(eq(paddles._user, user._id));
    return user;
  };

  const bid = (
    user: User,
    work: Pick<Work, '_id'>,
    amount: unknown,
    type = 'DIRECT',
    more: UncheckedCallOptions = {},
  ) => as(user, contract.bids.create, { params: { work: work._id }, body: { amount, type }, ...more });

  const getWork = async (work: Pick<Work, '_id'>, user: User | null = null) =>
    requireSuccess(await as(user, contract.works.get, { params: { id: work._id } })).work;

  /** Calls a route of the console that changes a lot, at its present version. */
  const changeWork = async <R extends RouteSpec>(route: R, work: Pick<Work, '_id'>, fields: object) => {
    const body = { ...fields, version: (await lots.row(work)).version };
    return as(await api.getUser('admin'), route, { params: { id: work._id }, body });
  };

  return {
    ...api,
    notifier,
    changeWork,
    admin,
    consents,
    author,
    createMember,
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
