import { z } from 'zod';
import { day, FileRef, id, instant, L, QrCode, record } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { FairCard, maxSlots, meetingModes, participationRoles, Slot } from './fairs';
import { CompanyProfile } from './participations';

export const matchingStatuses = [
  'REQUESTED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELLED',
  'COMPLETED',
  'NO_SHOW',
] as const;
export type MatchingStatus = (typeof matchingStatuses)[number];
/** Why a time left a request, and why a request expired. */
export const struckReasons = [
  'SLOT_TAKEN',
  'SLOT_REMOVED',
  'TOO_LATE',
  'TIME_LIMIT',
  'PARTY_LEFT',
  'FAIR_CHANGED',
] as const;
export const dealStates = ['NONE', 'PURSUED', 'SIGNED'] as const;
export const attendances = ['YES', 'NO'] as const;
export const matchingActions = [
  'ACCEPT',
  'DECLINE',
  'CANCEL',
  'PROPOSE',
  'ACCEPT_PROPOSAL',
  'REJECT_PROPOSAL',
  'ATTEND',
  'LOG',
] as const;
export type MatchingAction = (typeof matchingActions)[number];

const parties = ['REQUESTER', 'RESPONDER'] as const;

export const Candidate = Slot.extend({
  struckAt: instant.nullable(),
  struckReason: z.enum(struckReasons).nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

const Room = z.object({ url: z.string(), passcode: z.string().nullable(), provider: z.string() });
export const Proposal = z.object({
  by: id,
  slots: z.array(Slot).min(1).max(maxSlots),
  message: z.string().nullable(),
  at: instant,
});
const Cancel = z.object({ by: id, at: instant, reason: z.string() });
export const Attendance = z.object({
  seller: z.enum(attendances).nullable(),
  buyer: z.enum(attendances).nullable(),
  /** What an administrator has settled; the parties cannot change it any more. */
  final: z.enum(attendances).nullable(),
  lockedBy: id.nullable(),
});
export const MeetingLog = z.object({
  by: id,
  score: z.int().min(1).max(5),
  /** What the parties expect to trade. */
  amount: z.int().min(0).nullable(),
  currency: z.string().nullable(),
  contract: z.enum(dealStates),
  followUp: z.string().nullable(),
  note: z.string(),
  at: instant,
});
export type MeetingLog = z.infer<typeof MeetingLog>;

const core = z.object({
  ...record.shape,
  _fair: id,
  requester: id,
  responder: id,
  seller: id,
  buyer: id,
  mode: z.enum(meetingModes),
  slots: z.array(Candidate),
  message: z.string().nullable(),
  status: z.enum(matchingStatuses),
  /** Of a request that expired. */
  expiredReason: z.enum(struckReasons).nullable(),
  slot: Slot.nullable(),
  table: z.int().nullable(),
  room: Room.nullable(),
  interpreter: z.string().nullable(),
  proposal: Proposal.nullable(),
  decidedAt: instant.nullable(),
  declineReason: z.string().nullable(),
  cancel: Cancel.nullable(),
  expiresAt: instant,
  attendance: Attendance,
});

const shown = z.object({ _id: id, name: L(100), thumb: FileRef.nullable() });
const history = z.object({
  at: instant,
  /** Null for the clock. */
  by: id.nullable(),
  from: z.enum(matchingStatuses).nullable(),
  to: z.enum(matchingStatuses),
});

/** A matching as one of its parties sees it. */
export const Matching = z.object({
  ...core.shape,
  slots: z.array(Candidate.extend({ requests: z.int() })),
  fair: FairCard.pick({
    title: true,
    type: true,
    timezone: true,
    venue: true,
    startAt: true,
    endAt: true,
    requestTo: true,
    cancelCutoffHours: true,
    status: true,
  }),
  role: z.enum(participationRoles),
  party: z.enum(parties),
  counterpart: CompanyProfile,
  /** Only while the meeting is accepted or completed; null before and otherwise (M22). */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  products: z.array(shown),
  /** The table as it stands on the plan, `A-7`. */
  tableName: z.string().nullable(),
  /** One’s own. */
  log: MeetingLog.nullable(),
  /** Messages of the other side that one has not read. */
  unread: z.int(),
  /** What the reader may do now; `WITHDRAW` is DELETE, `MESSAGE` the thread. */
  actions: z.array(z.enum([...matchingActions, 'WITHDRAW', 'MESSAGE'])),
  history: z.array(history),
});
export type Matching = z.infer<typeof Matching>;

const detail = z.object({ matching: Matching });
const slotStarts = z.array(instant).min(1).max(maxSlots);

export const matchings = {
  list: route({
    method: 'GET',
    path: '/v1/me/matchings',
    access: 'member',
    summary:
      'One’s own matchings; `box` what came in or went out, `live` those that are open or agreed, or only the others',
    query: listQuery(['createdAt', 'updatedAt', 'start'], {
      fair: id.optional(),
      status: z.enum(matchingStatuses).optional(),
      box: z.enum(['in', 'out']).optional(),
      live: z.enum(['true', 'false']).optional(),
      role: z.enum(participationRoles).optional(),
      /** A day of the fair. */
      day: day.optional(),
    }),
    response: listOf('matchings', Matching),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/matchings/:id',
    access: 'member',
    summary: 'A matching of one’s own',
    response: detail,
    localised: true,
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/matchings',
    access: 'member',
    summary: 'Ask for a meeting at one of up to three times; a seller asks, a buyer where the fair allows it',
    body: z.strictObject({
      _fair: id,
      /** The user that is asked. */
      _user: id,
      mode: z.enum(meetingModes),
      slots: slotStarts,
      products: z.array(id).max(5).optional(),
      message: z.string().trim().max(500).nullish(),
      interpreter: z.string().trim().min(1).max(20).nullish(),
    }),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/matchings/:id',
    access: 'member',
    summary: 'One action on a matching; what it needs stands beside it',
    body: z.strictObject({
      action: z.enum(matchingActions),
      /** ACCEPT and ACCEPT_PROPOSAL: exactly one of those offered. */
      slot: instant.optional(),
      /** CANCEL needs one, DECLINE may have one. */
      reason: z.string().trim().max(500).optional(),
      /** PROPOSE. */
      slots: slotStarts.optional(),
      message: z.string().trim().max(500).optional(),
      /** ATTEND: whether the meeting took place. */
      value: z.enum(attendances).optional(),
      /** LOG. */
      score: z.int().min(1).max(5).optional(),
      amount: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .nullish(),
      contract: z.enum(dealStates).optional(),
      followUp: z.string().trim().max(1000).nullish(),
      note: z.string().trim().max(4000).optional(),
    }),
    response: detail,
    localised: true,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/v1/me/matchings/:id',
    access: 'member',
    summary: 'Take back a request of one’s own that waits for an answer',
    response: null,
  }),
  schedules: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/schedules',
    access: 'member',
    summary: 'Times at which both parties are free; with `fair`, `id` is a company one has no matching with yet (M21)',
    query: z.strictObject({ fair: id.optional(), mode: z.enum(meetingModes).optional() }),
    response: z.object({
      mode: z.array(z.enum(meetingModes)),
      schedules: z.array(Slot.extend({ requests: z.int() })),
    }),
  }),
  showAttendance: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/attendance',
    access: 'member',
    summary: 'A short-lived token that the other side scans, as a QR code',
    response: z.object({
      token: z.string(),
      url: z.string(),
      expiresAt: instant,
      qr: QrCode,
    }),
    ours: true,
  }),
  attend: route({
    method: 'POST',
    path: '/v1/me/attendance',
    access: 'member',
    summary: 'Scan what the other side shows: both were there',
    body: z.strictObject({ token: z.string().min(20).max(400) }),
    response: detail,
    localised: true,
    ours: true,
  }),
};

const party = CompanyProfile.pick({ _id: true, name: true, category: true, logo: true });
/** A matching as the organiser sees it. */
export const ConsoleMatching = z.object({
  ...core.shape,
  sellerCompany: party,
  buyerCompany: party,
  tableName: z.string().nullable(),
  products: z.array(shown),
  logs: z.array(MeetingLog),
  memo: z.string().nullable(),
  history: z.array(history),
});
export type ConsoleMatching = z.infer<typeof ConsoleMatching>;

const change = z.strictObject({
  status: z.enum(['CANCELLED', 'COMPLETED', 'NO_SHOW', 'EXPIRED']).optional(),
  /** A start of the grid; moves the meeting, or books a request. */
  slot: instant.optional(),
  /** Null takes the lowest free one. */
  table: z.int().min(1).nullish(),
  room: z.object({ url: z.url({ protocol: /^https$/ }), passcode: z.string().max(40).nullish() }).optional(),
  memo: z.string().trim().max(2000).nullish(),
  reason: z.string().trim().min(1).max(500),
  /** Whether both parties are told; they are where it is left out. */
  notify: z.boolean().optional(),
});
const consoleDetail = z.object({ matching: ConsoleMatching });

export const consoleMatchings = {
  list: route({
    method: 'GET',
    path: '/console/fairs/:id/matchings',
    access: 'console',
    summary: 'Matchings of a fair',
    query: listQuery(['createdAt', 'updatedAt', 'start', 'status'], {
      status: z.enum(matchingStatuses).optional(),
      mode: z.enum(meetingModes).optional(),
      seller: id.optional(),
      buyer: id.optional(),
      /** A day of the fair. */
      day: day.optional(),
    }),
    response: listOf('matchings', ConsoleMatching),
  }),
  get: route({
    method: 'GET',
    path: '/console/fairs/:id/matchings/:matchingId',
    access: 'console',
    summary: 'A matching of a fair',
    response: consoleDetail,
  }),
  update: route({
    method: 'PUT',
    path: '/console/fairs/:id/matchings/:matchingId',
    access: 'console',
    summary: 'Move, book, cancel or settle a matching; later than the parties may, but never twice at one time',
    body: z.strictObject({ ...change.shape, version: z.int().min(0) }),
    response: consoleDetail,
  }),
  updateAll: route({
    method: 'PUT',
    path: '/console/fairs/:id/matchings',
    access: 'console',
    summary: 'Change several matchings at once: all or none',
    body: z.strictObject({
      matchings: z
        .array(
          z.strictObject({ ...change.omit({ reason: true, notify: true }).shape, _id: id, version: z.int().min(0) }),
        )
        .min(1)
        .max(100),
      reason: z.string().trim().min(1).max(500),
      notify: z.boolean().optional(),
    }),
    response: z.object({ matchings: z.array(ConsoleMatching) }),
  }),
  book: route({
    method: 'POST',
    path: '/console/fairs/:id/matchings',
    access: 'console',
    summary: 'Book a meeting on behalf of two participants',
    body: z.strictObject({
      seller: id,
      buyer: id,
      mode: z.enum(meetingModes),
      slot: instant,
      table: z.int().min(1).nullish(),
      reason: z.string().trim().min(1).max(500),
      notify: z.boolean().optional(),
    }),
    response: consoleDetail,
    status: 201,
    ours: true,
  }),
  board: route({
    method: 'GET',
    path: '/console/fairs/:id/board',
    access: 'console',
    summary: 'The live board: tables × slots with their meetings, those without a table beside them',
    response: z.object({
      tables: z.array(z.object({ table: z.int(), name: z.string() })),
      slots: z.array(Slot),
      meetings: z.array(
        ConsoleMatching.pick({
          _id: true,
          version: true,
          seller: true,
          buyer: true,
          sellerCompany: true,
          buyerCompany: true,
          mode: true,
          status: true,
          slot: true,
          table: true,
          tableName: true,
          room: true,
          attendance: true,
          interpreter: true,
        }),
      ),
      /** Requests that wait for an answer, by the start of a slot. */
      requests: z.array(z.object({ start: instant, count: z.int() })),
    }),
    ours: true,
  }),
};
