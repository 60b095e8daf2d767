import { and, asc, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import {
  businessSectors,
  type CandidateSlot,
  cities,
  type Language,
  type LocalisedText,
  pickText,
} from 'shared/contract';
import { maskEmail, maskName, maskPhone } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { type Cell, escapeFormula, sendWorkbook } from '../../platform/http/workbook';
import { formatExpiryReason, formatTableName, listTables } from '../matchings/format';
import { listParties } from '../matchings/parties';
import { isAgreed } from '../matchings/slots';
import { type MatchingRow, matchings } from '../matchings/table';
import { formatCompanyName, toCompanyProfile } from '../participations/profiles';
import { type Participant, selectParticipants } from '../participations/queries';
import { participations } from '../participations/table';
import { buildGrid, formatDay } from './grid';
import { countByFair } from './queries';
import type { FairRow } from './table';
import { getColumns, type Sheet } from './workbook-cells';
import { codeLabels, type Heading, headings, sheetNames, struckLabel } from './workbook-labels';

/** The data of all sheets. */
const loadFair = async (db: Database, fair: FairRow) => {
  const participants = await selectParticipants(db)
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
  const names = new Map(participants.map(({ user }) => [user._id, formatCompanyName(user, language)]));
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: fair.timezone, hour: '2-digit', minute: '2-digit' });
  const time = (start: string | null, end: string | null) =>
    start && end ? `${clock.format(Date.parse(start))}–${clock.format(Date.parse(end))}` : null;
  const slot = ({ start, end, struckAt }: CandidateSlot) =>
    `${formatDay(start, fair.timezone)} ${time(start, end)}${struckAt ? `${pickText(struckLabel, language)}` : ''}`;
  return {
    text,
    slots: (slots: CandidateSlot[]) => slots.map(slot).join(', '),
    time,
    code: (code: keyof typeof codeLabels) => pickText(codeLabels[code], language),
    reason: (code: MatchingRow['expiredReason']) => (code ? formatExpiryReason(code, language) : null),
    heading: (key: Heading) => pickText(headings[key], language),
    sheet: (key: keyof typeof sheetNames) => pickText(sheetNames[key], language),
    companyName: (user: string) => names.get(user) ?? '—',
    day: (at: string | null) => (at ? formatDay(at, fair.timezone) : null),
    moment: (at: string) => `${formatDay(at, fair.timezone)} ${clock.format(Date.parse(at))}`,
    sector: (code: string | null | undefined) =>
      code && code in businessSectors ? text(businessSectors[code as keyof typeof businessSectors]) : null,
    city: (code: string | null) => (code && code in cities ? text(cities[code as keyof typeof cities]) : null),
  };
};

type Formatter = ReturnType<typeof createFormatter>;

/** Columns of a sheet by heading, in order. */
type Columns<R> = Partial<Record<Heading, (row: R) => Cell>>;

const createSheet = <R>(name: string, rows: R[], columns: Columns<R>, formatter: Formatter): Sheet => ({
  name,
  headings: (Object.keys(columns) as Heading[]).map(formatter.heading),
  rows: rows.map((row) => Object.values(columns).map((toCell) => toCell(row))),
});

const createCompanySheet = (
  role: 'SELLER' | 'BUYER',
  { participants, rows }: Awaited<ReturnType<typeof loadFair>>,
  formatter: Formatter,
  full: boolean,
) => {
  const meetings = listParties(rows.filter(isAgreed));
  const selected = participants.filter(({ participation }) => participation.role === role);
  const companies = selected.map((participant) => ({ ...participant, profile: toCompanyProfile(participant.user) }));
  type Company = (typeof companies)[number];
  const sellerColumns: Columns<Company> = {
    certificates: ({ profile }) => profile.certificates.map(formatter.code).join(', '),
  };
  const buyerColumns: Columns<Company> = {
    modes: ({ participation }) => participation.mode.map(formatter.code).join(', '),
    interests: ({ profile }) => profile.interests.map(formatter.sector).join(', '),
  };
  const columns: Columns<Company> = {
    company: ({ profile }) => formatter.text(profile.name),
    companyEn: ({ profile }) => profile.name.en ?? null,
    category: ({ profile }) => formatter.sector(profile.category),
    region: ({ profile }) =>
      [formatter.city(profile.city), profile.district && formatter.text(profile.district)].filter(Boolean).join(' '),
    ...(role === 'SELLER' ? sellerColumns : buyerColumns),
    contact: ({ user }) => (full ? user.name : maskName(user.name)),
    email: ({ user }) => (full ? user.email : maskEmail(user.email)),
    phone: ({ user }) => (full ? user.phone : maskPhone(user.phone)),
    booth: ({ participation }) => participation.booth,
    interpreter: ({ participation }) => participation.interpreter,
    meetings: ({ user }) => meetings.filter((party) => party === user._id).length,
  };
  return createSheet(formatter.sheet(role === 'SELLER' ? 'sellers' : 'buyers'), companies, columns, formatter);
};

const findLog = (row: MatchingRow, side: 'seller' | 'buyer') => row.logs.find(({ by }) => by === row[side]);

const createMatchingColumns = (fair: FairRow, formatter: Formatter) =>
  ({
    seller: ({ seller }) => formatter.companyName(seller),
    buyer: ({ buyer }) => formatter.companyName(buyer),
    status: ({ status }) => formatter.code(status),
    mode: ({ mode }) => formatter.code(mode),
    asked: ({ slots }) => formatter.slots(slots),
    proposed: ({ proposal }) => proposal && `${formatter.companyName(proposal.by)}: ${formatter.slots(proposal.slots)}`,
    day: ({ start }) => formatter.day(start),
    time: ({ start, end }) => formatter.time(start, end),
    place: ({ mode, room, table }) => (mode === 'ONLINE' ? (room?.url ?? null) : formatTableName(fair, table)),
    interpreter: ({ interpreter }) => interpreter,
    message: ({ message }) => message,
    reason: (row) => row.declineReason ?? row.cancel?.reason ?? formatter.reason(row.expiredReason),
    requestedAt: ({ createdAt }) => formatter.moment(createdAt),
    sellerScore: (row) => findLog(row, 'seller')?.score ?? null,
    sellerAmount: (row) => findLog(row, 'seller')?.amount ?? null,
    sellerCurrency: (row) => findLog(row, 'seller')?.currency ?? null,
    buyerScore: (row) => findLog(row, 'buyer')?.score ?? null,
    buyerAmount: (row) => findLog(row, 'buyer')?.amount ?? null,
    buyerCurrency: (row) => findLog(row, 'buyer')?.currency ?? null,
  }) satisfies Columns<MatchingRow>;

/** Who meets at which table or online, slot by slot. */
const createGridSheet = (fair: FairRow, rows: MatchingRow[], formatter: Formatter): Sheet => {
  const tables = listTables(fair);
  const agreed = rows.filter(isAgreed);
  const hasOnline = fair.type !== 'OFFLINE' || agreed.some(({ mode }) => mode === 'ONLINE');
  const listPairs = (start: string, table: number | null) =>
    agreed
      .filter((row) => row.start === start && row.table === table)
      .map(({ seller, buyer }) => `${formatter.companyName(seller)} × ${formatter.companyName(buyer)}`)
      .join(', ') || null;
  return {
    name: formatter.sheet('tables'),
    headings: [
      formatter.heading('day'),
      formatter.heading('time'),
      ...tables.map(({ name }) => name),
      ...(hasOnline ? [formatter.heading('online')] : []),
    ],
    rows: buildGrid(fair).map(({ start, end }): Cell[] => [
      formatter.day(start),
      formatter.time(start, end),
      ...tables.map(({ table }) => listPairs(start, table)),
      ...(hasOnline ? [listPairs(start, null)] : []),
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
  const { day, time, place, mode, status, interpreter, ...columns } = createMatchingColumns(fair, formatter);
  return createSheet(
    formatter.sheet(role === 'seller' ? 'bySeller' : 'byBuyer'),
    agreed,
    { [role]: columns[role], day, time, place, partner: columns[other], mode, status, interpreter },
    formatter,
  );
};

const createSummarySheet = (
  fair: FairRow,
  { rows, counts }: Awaited<ReturnType<typeof loadFair>>,
  formatter: Formatter,
): Sheet => {
  // The end is exclusive: a fair that ends at midnight ends with the day before.
  const lastMoment = new Date(Date.parse(fair.endAt) - 1).toISOString();
  const statuses = [...new Set(rows.map(({ status }) => status))].sort();
  const facts: [Heading, Cell | undefined][] = [
    ['period', `${formatter.day(fair.startAt)} – ${formatter.day(lastMoment)} (${fair.timezone})`],
    ['type', formatter.code(fair.type)],
    ['venue', formatter.text(fair.venue?.name)],
    ['sellers', counts?.sellers],
    ['buyers', counts?.buyers],
    ['products', counts?.products],
    ['meetings', counts?.matchings],
  ];
  return {
    name: formatter.sheet('summary'),
    headings: [formatter.heading('fair'), formatter.text(fair.title) ?? ''],
    rows: [
      ...facts.map(([key, value]): Cell[] => [formatter.heading(key), value ?? null]),
      ...statuses.map((status): Cell[] => [formatter.code(status), rows.filter((row) => row.status === status).length]),
    ],
  };
};

/** Sends the workbook of a fair; contact data is masked unless `full`. */
export const sendFairWorkbook = async (
  db: Database,
  reply: FastifyReply,
  fair: FairRow,
  language: Language,
  full: boolean,
) => {
  const data = await loadFair(db, fair);
  const formatter = createFormatter(fair, language, data.participants);
  const sheets = [
    createSummarySheet(fair, data, formatter),
    createCompanySheet('SELLER', data, formatter, full),
    createCompanySheet('BUYER', data, formatter, full),
    createSheet(formatter.sheet('matchings'), data.rows, createMatchingColumns(fair, formatter), formatter),
    createGridSheet(fair, data.rows, formatter),
    createTimetable('seller', fair, data.rows, formatter),
    createTimetable('buyer', fair, data.rows, formatter),
  ];
  return sendWorkbook({ reply, name: 'fair', useStyles: true }, (workbook) => {
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
  });
};
