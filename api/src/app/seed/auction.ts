import { eq, inArray, sql } from 'drizzle-orm';
import type { Author, Program } from 'shared/contract';
import { authors as authorSeeds } from '../../../seed/content/auction/authors';
import { closedLots, comingLots, openLots } from '../../../seed/content/auction/works';
import { programs } from '../../auction/programs/table';
import { type Tending, tendAuction } from '../../auction/works/closing';
import { works } from '../../auction/works/table';
import { createAuctionTold } from '../../auction/works/told';
import type { Messenger } from '../../members/messages/tell';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { type Bidder, bidOnLots, enrol } from './auction-bids';
import { makeLots } from './auction-lots';
import { drawLot } from './auction-motifs';
import type { Console } from './console';
import type { Members } from './members';

interface Seed {
  console: Console;
  members: Members;
  db: Database;
  messenger: Messenger;
  /** What is made of a lot that was won. */
  onSold?: Tending['onSold'];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const title = (ko: string, en: string, cn: string) => ({ ko, en, cn });
const told = (ko: string, en: string, cn: string) => title(`<p>${ko}</p>`, `<p>${en}</p>`, `<p>${cn}</p>`);

/** All are made as sales that are to come; the clock of two of them is moved afterwards. */
const sales = {
  open: {
    body: {
      title: title('집의 안과 밖', 'Inside and outside the house', '家的内外'),
      code: 'inside-outside',
      hall: 'threshold',
      description: told(
        '항아리와 소반, 창과 문턱. 집을 이루는 것들을 그리고 빚은 마흔 점을 한 점씩 마감합니다.',
        'Jars and trays, windows and thresholds: forty works about what makes a house, ending one by one.',
        '罐与小盘桌，窗与门槛。四十件描绘与塑造“家”的作品，逐件截止。',
      ),
      // One lot after another ends over four weeks, so that the sale is open for whoever comes to see it.
      interval: 16 * 3600,
    },
    lots: openLots,
    opened: -3 * dayMs,
    firstEnd: 40 * 60_000,
    motif: ['gate', 7],
  },
  closed: {
    body: {
      title: title('불 켜진 창', 'Lit windows', '亮灯的窗'),
      code: 'lit-windows',
      hall: 'online',
      description: told(
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
      title: title('문턱을 넘어', 'Across the threshold', '跨过门槛'),
      code: 'across-the-threshold',
      hall: 'threshold',
      description: told(
        '프리뷰가 시작되었습니다. 서면 응찰을 미리 받습니다.',
        'The preview has begun, and absentee bids are taken.',
        '预展已开始，可提前委托竞价。',
      ),
      interval: 120,
      approval: true,
      previewFrom: at(-dayMs),
      previewTo: at(20 * dayMs),
    },
    lots: comingLots,
    opened: 21 * dayMs,
    firstEnd: 28 * dayMs,
    motif: ['threshold', 1],
  },
} as const;

type Sale = (typeof sales)[keyof typeof sales];

const seedAuthors = async (console: Console) => {
  const { authors: there } = await console.get<{ authors: Author[] }>('/auction/authors?limit=100');
  const made: Author[] = [];
  for (const [order, seed] of authorSeeds.entries()) {
    const known = there.find(({ name }) => name.ko === seed.name.ko);
    made.push(known ?? (await console.post<{ author: Author }>('/auction/authors', { ...seed, order })).author);
  }
  return made;
};

/** A sale with its lots, published; what an interrupted run has made of it stays. */
const makeSale = async (console: Console, authors: Author[], { body, lots, opened, firstEnd, motif }: Sale) => {
  const { programs: there } = await console.get<{ programs: Program[] }>('/auction/programs?limit=100');
  const known = there.find(({ code }) => code === body.code);
  if (known?.published) return known;
  const isAhead = opened > 0;
  const times = { openAt: at(isAhead ? opened : hourMs), closeAt: at(isAhead ? firstEnd : 2 * hourMs) };
  const program =
    known ?? (await console.post<{ program: Program }>('/auction/programs', { ...body, ...times })).program;
  const [drawn, n] = motif;
  await console.upload('/auction/files', {
    part: 'file',
    name: body.code,
    bytes: await drawLot(drawn, n),
    fields: { _program: program._id, index: '0' },
  });
  await makeLots(console, { program, authors, lots });
  const { version } = (await console.get<{ program: Program }>(`/auction/programs/${program._id}`)).program;
  const path = `/auction/programs/${program._id}`;
  return (await console.put<{ program: Program }>(path, { ...times, published: true, version })).program;
};

/** The sale has been open for a while, and its lots end at another time than they were planned to. */
const moveClock = async (db: Database, { _id, closeAt }: Program, openAt: string, byMs: number) => {
  const moved = sql`interval '1 millisecond' * ${byMs}`;
  await db
    .update(works)
    .set({ openAt, endAt: sql`${works.endAt} + ${moved}`, effectiveEndAt: sql`${works.effectiveEndAt} + ${moved}` })
    .where(eq(works._program, _id));
  const end = new Date(Date.parse(closeAt) + byMs).toISOString();
  await db.update(programs).set({ openAt, closeAt: end }).where(eq(programs._id, _id));
};

const isAhead = (time: string) => time > new Date().toISOString();

const bidderNames = ['mina.yoon', 'jihun.seo', 'hayan.lee', 'doyeon.park', 'emily.carter', 'li.wei', 'member', 'buyer'];

const biddersOf = async (db: Database, members: Members): Promise<Bidder[]> => {
  const rows = await db.select().from(users).where(inArray(users.username, bidderNames));
  const known = rows.toSorted((a, b) => bidderNames.indexOf(a.username) - bidderNames.indexOf(b.username));
  return Promise.all(known.map(async (user) => ({ user, caller: await members.as(user) })));
};

/** Bids of the last days, not all of the same minute. */
const spreadBids = (db: Database, { _id }: Program, from: number, to: number) =>
  db.execute(sql`
    update bids set at = ${at(from)}::timestamptz + (${to - from} * ranked.place) * interval '1 millisecond'
    from (select b._id, (row_number() over (order by b.at, b._id))::float / count(*) over () as place
      from bids b join works w on w._id = b._work where w._program = ${_id}) ranked
    where bids._id = ranked._id`);

type Step = (program: Program, bidders: Bidder[]) => Promise<unknown>;

/** A sale that runs, one that is over and one to come. */
export const seedAuction = async ({ console, members, db, messenger, onSold = async () => undefined }: Seed) => {
  const authors = await seedAuthors(console);
  const bidders = await biddersOf(db, members);
  const { open, closed, coming } = sales;

  const finish: Step = async (program) => {
    if (isAhead(program.openAt)) await moveClock(db, program, at(closed.opened), 0);
    if (isAhead(program.closeAt)) {
      await bidOnLots(bidders, program, 3);
      await moveClock(db, program, at(closed.opened), Date.parse(at(closed.firstEnd)) - Date.parse(program.closeAt));
      await spreadBids(db, program, closed.opened, closed.firstEnd);
    }
    const tending = { told: createAuctionTold(messenger), onSold };
    await tendAuction(db, { ...tending, at: new Date(Date.now() + closed.firstEnd + hourMs) });
  };

  const run: Step = async (program) => {
    if (isAhead(program.openAt))
      await moveClock(db, program, at(open.opened), Date.parse(at(open.firstEnd)) - Date.parse(program.closeAt));
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
    const program = await makeSale(console, authors, sale);
    await enrol(some, program);
    await step(program, some);
  }
};
