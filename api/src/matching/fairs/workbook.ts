import { PassThrough } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import { businessSectors, cities, type Language, type LocalisedText, pickText } from 'shared/contract';
import { maskEmail, maskName, maskPhone, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { createWorkbook } from '../../platform/http/workbook';
import { formatExpiryReason, formatTableName } from '../matchings/format';
import { type MatchingRow, matchings } from '../matchings/table';
import { toCompanyProfile } from '../participations/profiles';
import type { Participant } from '../participations/queries';
import { participations } from '../participations/table';
import { buildGrid, formatDay } from './grid';
import { countByFair } from './queries';
import type { FairRow } from './table';
import { type Cell, escapeFormula, getColumns, type Sheet } from './workbook-cells';
import { codeLabels, type Heading, headings } from './workbook-labels';

const isAgreed = ({ status }: MatchingRow) => ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(status);

/** The data of all sheets. */
const loadFair = async (db: Database, fair: FairRow) => {
  const participants = await db
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
  const counts = await countByFair(db, [fair._id]);
  return { participants, rows, counts: counts.get(fair._id) };
};

const createFormatter = (fair: FairRow, language: Language, participants: Participant[]) => {
  const text = (value: LocalisedText | null | undefined) => (value ? pickText(value, language) : null);
  const names = new Map(participants.map(({ user }) => [user._id, pickText(toCompanyProfile(user).name, language)]));
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: fair.timezone, hour: '2-digit', minute: '2-digit' });
  const time = (start: string | null, end: string | null) =>
    start && end ? `${clock.format(Date.parse(start))}–${clock.format(Date.parse(end))}` : null;
  return {
    text,
    time,
    code: (code: keyof typeof codeLabels) => pickText(codeLabels[code], language),
    reason: (code: MatchingRow['expiredReason']) => (code ? formatExpiryReason(code, language) : null),
    headings: (keys: readonly Heading[]) => keys.map((key) => pickText(headings[key], language)),
    companyName: (user: string) => names.get(user) ?? '—',
    day: (at: string | null) => (at ? formatDay(at, fair.timezone) : null),
    moment: (at: string) => `${formatDay(at, fair.timezone)} ${clock.format(Date.parse(at))}`,
    sector: (code: string | null | undefined) =>
      code && code in businessSectors ? text(businessSectors[code as keyof typeof businessSectors]) : null,
    city: (code: string | null) => (code && code in cities ? text(cities[code as keyof typeof cities]) : null),
  };
};

type Formatter = ReturnType<typeof createFormatter>;
const companyHeadings = ['company', 'companyEn', 'category', 'region'] as const;
const contactHeadings = ['contact', 'email', 'phone', 'booth', 'interpreter', 'meetings'] as const;

const createCompanySheet = (
  role: 'SELLER' | 'BUYER',
  { participants, rows }: Awaited<ReturnType<typeof loadFair>>,
  formatter: Formatter,
  full: boolean,
): Sheet => {
  const selected = participants.filter(({ participation }) => participation.role === role);
  const special = role === 'SELLER' ? (['certificates'] as const) : (['modes', 'interests'] as const);
  return {
    name: role === 'SELLER' ? 'Sellers' : 'Buyers',
    headings: formatter.headings([...companyHeadings, ...special, ...contactHeadings]),
    rows: selected.map(({ participation, user }): Cell[] => {
      const { name, category, city, district, certificates, interests } = toCompanyProfile(user);
      const meetings = rows.filter((row) => isAgreed(row) && (row.seller === user._id || row.buyer === user._id));
      return [
        formatter.text(name),
        name.en ?? null,
        formatter.sector(category),
        [formatter.city(city), district].filter(Boolean).join(' '),
        ...(role === 'SELLER'
          ? [certificates.map(formatter.code).join(', ')]
          : [participation.mode.map(formatter.code).join(', '), interests.map(formatter.sector).join(', ')]),
        full ? user.name : maskName(user.name),
        full ? user.email : maskEmail(user.email),
        full ? user.phone : maskPhone(user.phone),
        participation.booth,
        participation.interpreter,
        meetings.length,
      ];
    }),
  };
};

const formatPlace = (fair: FairRow, { mode, room, table }: MatchingRow) =>
  mode === 'ONLINE' ? (room?.url ?? null) : formatTableName(fair, table);

const createMatchingSheet = (fair: FairRow, rows: MatchingRow[], formatter: Formatter): Sheet => ({
  name: 'Matchings',
  headings: formatter.headings([
    ...(['seller', 'buyer', 'status', 'mode', 'day', 'time', 'place', 'interpreter'] as const),
    ...(['message', 'reason', 'requestedAt', 'score', 'amount'] as const),
  ]),
  rows: rows.map((row): Cell[] => {
    const getLog = (user: string) => row.logs.find(({ by }) => by === user);
    const [sold, bought] = [getLog(row.seller), getLog(row.buyer)];
    const amounts = [sold, bought].flatMap((log) => (log?.amount ? `${log.amount} ${log.currency ?? ''}`.trim() : []));
    return [
      formatter.companyName(row.seller),
      formatter.companyName(row.buyer),
      formatter.code(row.status),
      formatter.code(row.mode),
      formatter.day(row.start),
      formatter.time(row.start, row.end),
      formatPlace(fair, row),
      row.interpreter,
      row.message,
      row.declineReason ?? row.cancel?.reason ?? formatter.reason(row.expiredReason),
      formatter.moment(row.createdAt),
      [sold?.score ?? '-', bought?.score ?? '-'].join(' / '),
      amounts.join(', '),
    ];
  }),
});

const createGridSheet = (fair: FairRow, rows: MatchingRow[], formatter: Formatter): Sheet => {
  const tables = Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => at + 1);
  const agreed = rows.filter((row) => isAgreed(row) && row.table !== null);
  const at = new Map(agreed.map((row) => [`${row.start} ${row.table}`, row]));
  const cell = (row: MatchingRow | undefined) =>
    row ? `${formatter.companyName(row.seller)} × ${formatter.companyName(row.buyer)}` : null;
  return {
    name: 'TableGrid',
    headings: [...formatter.headings(['day', 'time']), ...tables.map((table) => formatTableName(fair, table) ?? '')],
    rows: buildGrid(fair).map(({ start, end }): Cell[] => [
      formatter.day(start),
      formatter.time(start, end),
      ...tables.map((table) => cell(at.get(`${start} ${table}`))),
    ]),
  };
};

/** The timetables of all companies of one role below each other, for printing. */
const createTimetable = (role: 'seller' | 'buyer', fair: FairRow, rows: MatchingRow[], formatter: Formatter): Sheet => {
  const other = role === 'seller' ? 'buyer' : 'seller';
  const agreed = rows.filter(isAgreed).toSorted((a, b) => {
    const byName = formatter.companyName(a[role]).localeCompare(formatter.companyName(b[role]), 'ko');
    return byName || ((a.start ?? '') < (b.start ?? '') ? -1 : 1);
  });
  return {
    name: role === 'seller' ? 'BySeller' : 'ByBuyer',
    headings: formatter.headings([role, 'day', 'time', 'place', 'partner', 'mode', 'status', 'interpreter']),
    rows: agreed.map((row): Cell[] => [
      formatter.companyName(row[role]),
      formatter.day(row.start),
      formatter.time(row.start, row.end),
      formatPlace(fair, row),
      formatter.companyName(row[other]),
      formatter.code(row.mode),
      formatter.code(row.status),
      row.interpreter,
    ]),
  };
};

const createSummarySheet = (
  fair: FairRow,
  { rows, counts }: Awaited<ReturnType<typeof loadFair>>,
  formatter: Formatter,
): Sheet => {
  const statuses = [...new Set(rows.map(({ status }) => status))].sort();
  const [title, ...labels] = formatter.headings([
    'fair',
    'period',
    'type',
    'venue',
    'sellers',
    'buyers',
    'products',
    'meetings',
  ]);
  const period = `${formatter.day(fair.startAt)} – ${formatter.day(fair.endAt)} (${fair.timezone})`;
  const values = [
    period,
    formatter.code(fair.type),
    formatter.text(fair.venue?.name),
    counts?.sellers,
    counts?.buyers,
    counts?.products,
    counts?.matchings,
  ];
  return {
    name: 'Summary',
    headings: [title ?? '', formatter.text(fair.title) ?? ''],
    rows: [
      ...labels.map((label, at): Cell[] => [label, values[at] ?? null]),
      ...statuses.map((status): Cell[] => [formatter.code(status), rows.filter((row) => row.status === status).length]),
    ],
  };
};

/** The workbook of a fair as a stream; contact data is masked unless `full`. */
export const createFairWorkbook = async (
  db: Database,
  fair: FairRow,
  language: Language,
  full: boolean,
): Promise<PassThrough> => {
  const data = await loadFair(db, fair);
  const formatter = createFormatter(fair, language, data.participants);
  const sheets = [
    createSummarySheet(fair, data, formatter),
    createCompanySheet('SELLER', data, formatter, full),
    createCompanySheet('BUYER', data, formatter, full),
    createMatchingSheet(fair, data.rows, formatter),
    createGridSheet(fair, data.rows, formatter),
    createTimetable('seller', fair, data.rows, formatter),
    createTimetable('buyer', fair, data.rows, formatter),
  ];
  const stream = new PassThrough();
  const workbook = await createWorkbook({ stream, useStyles: true });
  const write = async () => {
    for (const each of sheets) {
      const { name, headings, rows } = each;
      const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = getColumns(each);
      const first = sheet.addRow(headings.map(escapeFormula));
      first.font = { bold: true };
      first.commit();
      for (const row of rows) sheet.addRow(row.map(escapeFormula)).commit();
      sheet.commit();
    }
    await workbook.commit();
  };
  write().catch((cause: unknown) => stream.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  return stream;
};

/** File name with the time in Seoul, for example `fair_20261121_101500.xlsx`. */
export const getWorkbookName = (at = new Date()) => {
  const seoul = new Date(at.getTime() + 9 * 3_600_000).toISOString();
  return `fair_${seoul.slice(0, 10).replaceAll('-', '')}_${seoul.slice(11, 19).replaceAll(':', '')}.xlsx`;
};
