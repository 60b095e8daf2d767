import { eq, inArray, sql } from 'drizzle-orm';
import type { Author, Program } from 'shared/contract';
import { authors as authorSeeds } from '../../../seed/content/auction/authors';
import { closedLots, comingLots, openLots } from '../../../seed/content/auction/works';
import { text } from '../../../seed/content/text';
import { programs } from '../../auction/programs/table';
import type { LotJobOptions } from '../../auction/works/close-lot';
import { processLots } from '../../auction/works/jobs';
import type { AuctionNotifier } from '../../auction/works/notifications';
import { works } from '../../auction/works/table';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { type Bidder, bidOnLots, createPaddles } from './auction-bids';
import { html, seedLots } from './auction-lots';
import { drawLot } from './auction-motifs';
import type { Caller } from './caller';
import type { Members, SeedContext } from './members';

interface SeedOptions extends SeedContext {
  notifier: AuctionNotifier;
  /** Called for each lot that was sold. */
  onSold?: LotJobOptions['onSold'];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toInstant = (ms: number) => new Date(Date.now() + ms).toISOString();

/** All are created as future sales; two of them are rescheduled afterwards. Times are offsets from now in milliseconds. */
const sales = {
  open: {
    body: {
      title: text('집의 안과 밖', 'Inside and outside the house', '家的内外'),
      code: 'inside-outside',
      hall: 'threshold',
      description: html(
        '항아리와 소반, 창과 문턱. 집을 이루는 것들을 그리고 빚은 마흔 점을 한 점씩 마감합니다.',
        'Jars and trays, windows and thresholds: forty works about what makes a house, ending one by one.',
        '罐与小盘桌，窗与门槛。四十件描绘与塑造“家”的作品，逐件截止。',
      ),
      // The lots end one by one over four weeks, so that the demo always has open lots.
      interval: 16 * 3600,
    },
    lots: openLots,
    opened: -3 * dayMs,
    firstEnd: 40 * 60_000,
    motif: ['gate', 7],
  },
  closed: {
    body: {
      title: text('불 켜진 창', 'Lit windows', '亮灯的窗'),
      code: 'lit-windows',
      hall: 'online',
      description: html(
        '저녁의 집을 담은 열두 점의 온라인 경매입니다.',
        'An online sale of twelve works about houses in the evening.',
        '十二件描绘傍晚之家的作品线上拍卖。',
      ),
      interval: 60,
    },
    lots: closedLots,
    opened: -12 * dayMs,
    firstEnd: -3 * dayMs,
    motif: ['window', 3],
  },
  coming: {
    body: {
      title: text('문턱을 넘어', 'Across the threshold', '跨过门槛'),
      code: 'across-the-threshold',
      hall: 'threshold',
      description: html(
        '프리뷰가 시작되었습니다. 서면 응찰을 미리 받습니다.',
        'The preview has begun, and absentee bids are taken.',
        '预展已开始，可提前委托竞价。',
      ),
      interval: 120,
      approval: true,
      previewFrom: toInstant(-dayMs),
      previewTo: toInstant(20 * dayMs),
    },
    lots: comingLots,
    opened: 21 * dayMs,
    firstEnd: 28 * dayMs,
    motif: ['threshold', 1],
  },
} as const;

type Sale = (typeof sales)[keyof typeof sales];

const seedAuthors = async (console: Caller) => {
  const { authors: existing } = await console.get<{ authors: Author[] }>('/auction/authors?limit=100');
  const made: Author[] = [];
  for (const [order, seed] of authorSeeds.entries()) {
    const found = existing.find(({ name }) => name.ko === seed.name.ko);
    made.push(found ?? (await console.post<{ author: Author }>('/auction/authors', { ...seed, order })).author);
  }
  return made;
};

/** Creates and publishes a sale with its lots. Continues an interrupted run. */
const seedSale = async (console: Caller, authors: Author[], { body, lots, opened, firstEnd, motif }: Sale) => {
  const { programs: existing } = await console.get<{ programs: Program[] }>('/auction/programs?limit=100');
  const found = existing.find(({ code }) => code === body.code);
  if (found?.published) return found;
  const isUpcoming = opened > 0;
  const times = {
    openAt: toInstant(isUpcoming ? opened : hourMs),
    closeAt: toInstant(isUpcoming ? firstEnd : 2 * hourMs),
  };
  const program =
    found ?? (await console.post<{ program: Program }>('/auction/programs', { ...body, ...times })).program;
  const [drawn, n] = motif;
  await console.upload('/auction/files', {
    part: 'file',
    name: body.code,
    bytes: await drawLot(drawn, n),
    fields: { _program: program._id, index: '0' },
  });
  await seedLots(console, { program, authors, lots });
  const { version } = (await console.get<{ program: Program }>(`/auction/programs/${program._id}`)).program;
  const path = `/auction/programs/${program._id}`;
  return (await console.put<{ program: Program }>(path, { ...times, published: true, version })).program;
};

interface Times {
  opened: number;
  firstEnd?: number;
}

/** Sets the opening time of a programme and the end of its first lot; the other lots end later by as much as before. */
const rescheduleProgram = async (db: Database, { _id, closeAt }: Program, { opened, firstEnd }: Times) => {
  const openAt = toInstant(opened);
  const byMs = firstEnd === undefined ? 0 : Date.parse(toInstant(firstEnd)) - Date.parse(closeAt);
  const moved = sql`interval '1 millisecond' * ${byMs}`;
  await db
    .update(works)
    .set({ openAt, endAt: sql`${works.endAt} + ${moved}`, effectiveEndAt: sql`${works.effectiveEndAt} + ${moved}` })
    .where(eq(works._program, _id));
  const end = new Date(Date.parse(closeAt) + byMs).toISOString();
  await db.update(programs).set({ openAt, closeAt: end }).where(eq(programs._id, _id));
};

const isFuture = (time: string) => time > new Date().toISOString();

const bidderNames = ['mina.yoon', 'jihun.seo', 'hayan.lee', 'doyeon.park', 'emily.carter', 'li.wei', 'member', 'buyer'];

const findBidders = async (db: Database, members: Members): Promise<Bidder[]> => {
  const rows = await db.select().from(users).where(inArray(users.username, bidderNames));
  const ordered = rows.toSorted((a, b) => bidderNames.indexOf(a.username) - bidderNames.indexOf(b.username));
  return Promise.all(ordered.map(async (user) => ({ user, caller: await members.as(user) })));
};

/** Spreads the times of a programme's bids evenly between two offsets from now, in milliseconds. */
const spreadBids = (db: Database, { _id }: Program, from: number, to: number) =>
  db.execute(sql`
    update bids set at = ${toInstant(from)}::timestamptz + (${to - from} * ranked.place) * interval '1 millisecond'
    from (select b._id, (row_number() over (order by b.at, b._id))::float / count(*) over () as place
      from bids b join works w on w._id = b._work where w._program = ${_id}) ranked
    where bids._id = ranked._id`);

type Step = (program: Program, bidders: Bidder[]) => Promise<unknown>;

/** Seeds an open, a closed and an upcoming sale. */
export const seedAuction = async ({ console, members, db, notifier, onSold = async () => undefined }: SeedOptions) => {
  const authors = await seedAuthors(console);
  const bidders = await findBidders(db, members);
  const { open, closed, coming } = sales;

  const finish: Step = async (program) => {
    if (isFuture(program.openAt)) await rescheduleProgram(db, program, { opened: closed.opened });
    if (isFuture(program.closeAt)) {
      await bidOnLots(bidders, program, 3);
      await rescheduleProgram(db, program, closed);
      await spreadBids(db, program, closed.opened, closed.firstEnd);
    }
    await processLots(db, { notifier, onSold, at: new Date(Date.now() + closed.firstEnd + hourMs) });
  };

  const run: Step = async (program) => {
    if (isFuture(program.openAt)) await rescheduleProgram(db, program, open);
    if (program.counts.bids > 0) return;
    await bidOnLots(bidders, program, 4);
    await spreadBids(db, program, open.opened, -10 * 60_000);
  };

  const steps: [Sale, Bidder[], Step][] = [
    [closed, bidders, finish],
    [open, bidders, run],
    [coming, bidders.slice(0, 4), async () => undefined],
  ];
  for (const [sale, some, step] of steps) {
    const program = await seedSale(console, authors, sale);
    await createPaddles(some, program);
    await step(program, some);
  }
};
