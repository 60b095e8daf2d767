import { PassThrough } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import { cities, type Language, type LocalisedText, pick, trades } from 'shared/contract';
import { maskEmail, maskName, maskPhone } from '../../members/users/show';
import { type User, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { createWorkbook } from '../../platform/http/workbook';
import { type MatchingRow, matchings } from '../matchings/table';
import { reasonOf, tableName } from '../matchings/words';
import { profileOf } from '../participations/profiles';
import { type ParticipationRow, participations } from '../participations/table';
import { countsOf } from './find';
import { dayOf, gridOf } from './grid';
import type { FairRow } from './table';
import { type Cell, columnsOf, guarded, type Sheet } from './workbook-cells';
import { codes, type Heading, headings } from './workbook-words';

interface Part {
  participation: ParticipationRow;
  user: User;
}

const isAgreed = ({ status }: MatchingRow) => ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(status);

/** Everything the sheets are made of, read once. */
const read = async (db: Database, fair: FairRow) => {
  const parts = await db
    .select({ participation: participations, user: users })
    .from(participations)
    .innerJoin(users, eq(users._id, participations._user))
    .where(and(eq(participations._fair, fair._id), eq(participations.status, 'APPROVED')))
    .orderBy(asc(participations._id));
  const rows = await db
    .select()
    .from(matchings)
    .where(eq(matchings._fair, fair._id))
    .orderBy(asc(matchings.start), asc(matchings._id));
  const counts = await countsOf(db, [fair._id]);
  return { parts, rows, counts: counts.get(fair._id) };
};

const wordsFor = (fair: FairRow, language: Language, parts: Part[]) => {
  const text = (value: LocalisedText | null | undefined) => (value ? pick(value, language) : null);
  const names = new Map(parts.map(({ user }) => [user._id, pick(profileOf(user).name, language)]));
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: fair.timezone, hour: '2-digit', minute: '2-digit' });
  const time = (start: string | null, end: string | null) =>
    start && end ? `${clock.format(Date.parse(start))}–${clock.format(Date.parse(end))}` : null;
  return {
    text,
    time,
    code: (code: keyof typeof codes) => pick(codes[code], language),
    reason: (code: MatchingRow['expiredReason']) => (code ? reasonOf(code, language) : null),
    heads: (keys: readonly Heading[]) => keys.map((key) => pick(headings[key], language)),
    nameOf: (user: string) => names.get(user) ?? '—',
    day: (at: string | null) => (at ? dayOf(at, fair.timezone) : null),
    moment: (at: string) => `${dayOf(at, fair.timezone)} ${clock.format(Date.parse(at))}`,
    trade: (code: string | null | undefined) =>
      code && code in trades ? text(trades[code as keyof typeof trades]) : null,
    city: (code: string | null) => (code && code in cities ? text(cities[code as keyof typeof cities]) : null),
  };
};

type Words = ReturnType<typeof wordsFor>;
const companyHeads = ['company', 'companyEn', 'category', 'region'] as const;
const contactHeads = ['contact', 'email', 'phone', 'booth', 'interpreter', 'meetings'] as const;

const companySheet = (
  role: 'SELLER' | 'BUYER',
  { parts, rows }: Awaited<ReturnType<typeof read>>,
  words: Words,
  whole: boolean,
): Sheet => {
  const own = parts.filter(({ participation }) => participation.role === role);
  const special = role === 'SELLER' ? (['certificates'] as const) : (['modes', 'interests'] as const);
  return {
    name: role === 'SELLER' ? 'Sellers' : 'Buyers',
    heads: words.heads([...companyHeads, ...special, ...contactHeads]),
    rows: own.map(({ participation, user }): Cell[] => {
      const { name, category, city, district, certificates, interests } = profileOf(user);
      const met = rows.filter((row) => isAgreed(row) && (row.seller === user._id || row.buyer === user._id));
      return [
        words.text(name),
        name.en ?? null,
        words.trade(category),
        [words.city(city), district].filter(Boolean).join(' '),
        ...(role === 'SELLER'
          ? [certificates.map(words.code).join(', ')]
          : [participation.mode.map(words.code).join(', '), interests.map(words.trade).join(', ')]),
        whole ? user.name : maskName(user.name),
        whole ? user.email : maskEmail(user.email),
        whole ? user.phone : maskPhone(user.phone),
        participation.booth,
        participation.interpreter,
        met.length,
      ];
    }),
  };
};

const placeOf = (fair: FairRow, { mode, room, table }: MatchingRow) =>
  mode === 'ONLINE' ? (room?.url ?? null) : tableName(fair, table);

const matchingSheet = (fair: FairRow, rows: MatchingRow[], words: Words): Sheet => ({
  name: 'Matchings',
  heads: words.heads([
    ...(['seller', 'buyer', 'status', 'mode', 'day', 'time', 'place', 'interpreter'] as const),
    ...(['message', 'reason', 'requestedAt', 'score', 'amount'] as const),
  ]),
  rows: rows.map((row): Cell[] => {
    const logOf = (user: string) => row.logs.find(({ by }) => by === user);
    const [sold, bought] = [logOf(row.seller), logOf(row.buyer)];
    const amounts = [sold, bought].flatMap((log) => (log?.amount ? `${log.amount} ${log.currency ?? ''}`.trim() : []));
    return [
      words.nameOf(row.seller),
      words.nameOf(row.buyer),
      words.code(row.status),
      words.code(row.mode),
      words.day(row.start),
      words.time(row.start, row.end),
      placeOf(fair, row),
      row.interpreter,
      row.message,
      row.declineReason ?? row.cancel?.reason ?? words.reason(row.expiredReason),
      words.moment(row.createdAt),
      [sold?.score ?? '-', bought?.score ?? '-'].join(' / '),
      amounts.join(', '),
    ];
  }),
});

const gridSheet = (fair: FairRow, rows: MatchingRow[], words: Words): Sheet => {
  const tables = Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => at + 1);
  const agreed = rows.filter((row) => isAgreed(row) && row.table !== null);
  const at = new Map(agreed.map((row) => [`${row.start} ${row.table}`, row]));
  const cell = (row: MatchingRow | undefined) =>
    row ? `${words.nameOf(row.seller)} × ${words.nameOf(row.buyer)}` : null;
  return {
    name: 'TableGrid',
    heads: [...words.heads(['day', 'time']), ...tables.map((table) => tableName(fair, table) ?? '')],
    rows: gridOf(fair).map(({ start, end }): Cell[] => [
      words.day(start),
      words.time(start, end),
      ...tables.map((table) => cell(at.get(`${start} ${table}`))),
    ]),
  };
};

/** A timetable for each company, one below the other, to be printed for its desk. */
const timetable = (role: 'seller' | 'buyer', fair: FairRow, rows: MatchingRow[], words: Words): Sheet => {
  const other = role === 'seller' ? 'buyer' : 'seller';
  const agreed = rows.filter(isAgreed).toSorted((a, b) => {
    const byName = words.nameOf(a[role]).localeCompare(words.nameOf(b[role]), 'ko');
    return byName || ((a.start ?? '') < (b.start ?? '') ? -1 : 1);
  });
  return {
    name: role === 'seller' ? 'BySeller' : 'ByBuyer',
    heads: words.heads([role, 'day', 'time', 'place', 'partner', 'mode', 'status', 'interpreter']),
    rows: agreed.map((row): Cell[] => [
      words.nameOf(row[role]),
      words.day(row.start),
      words.time(row.start, row.end),
      placeOf(fair, row),
      words.nameOf(row[other]),
      words.code(row.mode),
      words.code(row.status),
      row.interpreter,
    ]),
  };
};

const summarySheet = (fair: FairRow, { rows, counts }: Awaited<ReturnType<typeof read>>, words: Words): Sheet => {
  const statuses = [...new Set(rows.map(({ status }) => status))].sort();
  const [title, ...labels] = words.heads([
    'fair',
    'period',
    'type',
    'venue',
    'sellers',
    'buyers',
    'products',
    'meetings',
  ]);
  const period = `${words.day(fair.startAt)} – ${words.day(fair.endAt)} (${fair.timezone})`;
  const values = [
    period,
    words.code(fair.type),
    words.text(fair.venue?.name),
    counts?.sellers,
    counts?.buyers,
    counts?.products,
    counts?.matchings,
  ];
  return {
    name: 'Summary',
    heads: [title ?? '', words.text(fair.title) ?? ''],
    rows: [
      ...labels.map((label, at): Cell[] => [label, values[at] ?? null]),
      ...statuses.map((status): Cell[] => [words.code(status), rows.filter((row) => row.status === status).length]),
    ],
  };
};

/** The fair as a workbook, written while it is sent. */
export const workbookOf = async (
  db: Database,
  fair: FairRow,
  language: Language,
  whole: boolean,
): Promise<PassThrough> => {
  const known = await read(db, fair);
  const words = wordsFor(fair, language, known.parts);
  const sheets = [
    summarySheet(fair, known, words),
    companySheet('SELLER', known, words, whole),
    companySheet('BUYER', known, words, whole),
    matchingSheet(fair, known.rows, words),
    gridSheet(fair, known.rows, words),
    timetable('seller', fair, known.rows, words),
    timetable('buyer', fair, known.rows, words),
  ];
  const stream = new PassThrough();
  const workbook = await createWorkbook({ stream, useStyles: true });
  const write = async () => {
    for (const each of sheets) {
      const { name, heads, rows } = each;
      const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = columnsOf(each);
      const first = sheet.addRow(heads.map(guarded));
      first.font = { bold: true };
      first.commit();
      for (const row of rows) sheet.addRow(row.map(guarded)).commit();
      sheet.commit();
    }
    await workbook.commit();
  };
  write().catch((cause: unknown) => stream.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  return stream;
};

/** `fair_20261121_101500.xlsx`, by the clocks of Seoul. */
export const workbookName = (at = new Date()) => {
  const seoul = new Date(at.getTime() + 9 * 3_600_000).toISOString();
  return `fair_${seoul.slice(0, 10).replaceAll('-', '')}_${seoul.slice(11, 19).replaceAll(':', '')}.xlsx`;
};
