import { z } from 'zod';
import { deletion, derived, listOf } from '../crud';
import { baseRecord, booleanFlag, day, FileRef, id, instant, localisedText, QrCode, requiredText } from '../fields';
import { route } from '../route';
import { FairCard, maxRequestSlots, meetingModes, participationRoles, Slot } from './fairs';
import { CompanyBackground, CompanyProfile } from './participations';

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
/** Why a time was removed from a request, or why a request expired. */
export const slotRemovalReasons = [
  'SLOT_TAKEN',
  'SLOT_REMOVED',
  'MODE_REMOVED',
  'TOO_LATE',
  'TIME_LIMIT',
  'PARTY_LEFT',
  'FAIR_CHANGED',
  'ORGANISER',
] as const;
const dealStates = ['NONE', 'PURSUED', 'SIGNED'] as const;
const attendanceValues = ['YES', 'NO'] as const;
const matchingActions = [
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

const partyRoles = ['REQUESTER', 'RESPONDER'] as const;

export const CandidateSlot = Slot.extend({
  struckAt: instant.nullable(),
  struckReason: z.enum(slotRemovalReasons).nullable(),
});
export type CandidateSlot = z.infer<typeof CandidateSlot>;

export const MeetingRoom = z.object({ url: z.string(), passcode: z.string().nullable(), provider: z.string() });
export const Proposal = z.object({
  by: id,
  slots: z.array(CandidateSlot).min(1).max(maxRequestSlots),
  message: z.string().nullable(),
  at: instant,
});
export const Cancellation = z.object({ by: id, at: instant, reason: z.string() });
export const Attendance = z.object({
  seller: z.enum(attendanceValues).nullable(),
  buyer: z.enum(attendanceValues).nullable(),
  /** Set by an administrator; the parties cannot change it any more. */
  final: z.enum(attendanceValues).nullable(),
  lockedBy: id.nullable(),
});
export const MeetingLog = z.object({
  by: id,
  score: z.int().min(1).max(5),
  /** Expected volume of trade, in `currency`. */
  amount: z.int().min(0).nullable(),
  currency: z.string().nullable(),
  contract: z.enum(dealStates),
  followUp: z.string().nullable(),
  note: z.string(),
  at: instant,
});
export type MeetingLog = z.infer<typeof MeetingLog>;

const matchingFields = z.object({
  ...baseRecord.shape,
  _fair: id,
  requester: id,
  responder: id,
  seller: id,
  buyer: id,
  mode: z.enum(meetingModes),
  slots: z.array(CandidateSlot),
  message: z.string().nullable(),
  status: z.enum(matchingStatuses),
  /** Why a request expired, or a meeting was cancelled without words of a person. */
  expiredReason: z.enum(slotRemovalReasons).nullable(),
  slot: Slot.nullable(),
  table: z.int().nullable(),
  room: MeetingRoom.nullable(),
  interpreter: z.string().nullable(),
  proposal: Proposal.nullable(),
  decidedAt: instant.nullable(),
  declineReason: z.string().nullable(),
  /** Of a cancelled meeting, or of a request that the organiser has ended. */
  cancel: Cancellation.nullable(),
  /** Until when an open proposal, or else an open request, can be answered (M25). */
  expiresAt: instant,
  attendance: Attendance,
});

export const MatchingProduct = z.object({ _id: id, name: localisedText(100), thumb: FileRef.nullable() });
export const MatchingHistoryEntry = z.object({
  at: instant,
  /** Null for a change by the system. */
  by: id.nullable(),
  from: z.enum(matchingStatuses).nullable(),
  to: z.enum(matchingStatuses),
});

/** A matching as one of its parties sees it. */
export const Matching = z.object({
  ...matchingFields.shape,
  slots: z.array(CandidateSlot.extend({ requests: z.int() })),
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
  party: z.enum(partyRoles),
  counterpart: CompanyProfile,
  /** Null when one of the two has no account any more. */
  background: CompanyBackground.nullable(),
  /** Only while the meeting is accepted or completed; otherwise null (M22). */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  products: z.array(MatchingProduct),
  /** Name of the table on the floor plan, `A-7`. */
  tableName: z.string().nullable(),
  /** The reader’s own. */
  log: MeetingLog.nullable(),
  /** Number of unread messages of the other party. */
  unread: z.int(),
  /** Actions open to the reader; `WITHDRAW` is DELETE, `MESSAGE` is the thread. */
  actions: z.array(z.enum([...matchingActions, 'WITHDRAW', 'MESSAGE'])),
  history: z.array(MatchingHistoryEntry),
});
export type Matching = z.infer<typeof Matching>;

const detail = z.object({ matching: Matching });
const slotStarts = z.array(instant).min(1).max(maxRequestSlots);

export const matchings = {
  list: route({
    method: 'GET',
    path: '/v1/me/matchings',
    access: 'member',
    summary: 'The caller’s matchings; `box`: received or sent, `live`: open or accepted ones, or only the others',
    ...listOf('matchings', Matching, {
      search: false,
      sorts: ['createdAt', 'updatedAt', derived('start')],
      filters: {
        fair: id.optional(),
        status: z.enum(matchingStatuses).optional(),
        box: z.enum(['in', 'out']).optional(),
        live: booleanFlag.optional(),
        role: z.enum(participationRoles).optional(),
        /** A day of the fair. */
        day: day.optional(),
      },
    }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/matchings/:id',
    access: 'member',
    summary: 'An own matching',
    response: detail,
    localised: true,
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/matchings',
    access: 'member',
    summary: 'Request a meeting at one of up to three times; sellers may, buyers where the fair allows it',
    body: z.strictObject({
      _fair: id,
      /** The user who receives the request. */
      _user: id,
      mode: z.enum(meetingModes),
      slots: slotStarts,
      products: z.array(id).max(5).optional(),
      message: z.string().trim().max(500).nullish(),
      interpreter: requiredText(20).nullish(),
    }),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/matchings/:id',
    access: 'member',
    summary: 'Perform an action on a matching; fields name the actions that need them',
    body: z.strictObject({
      action: z.enum(matchingActions),
      /** ACCEPT and ACCEPT_PROPOSAL: exactly one of the offered times. */
      slot: instant.optional(),
      /** Required for CANCEL, optional for DECLINE. */
      reason: z.string().trim().max(500).optional(),
      /** For PROPOSE. */
      slots: slotStarts.optional(),
      message: z.string().trim().max(500).optional(),
      /** For ATTEND: whether the meeting took place. */
      value: z.enum(attendanceValues).optional(),
      /** For LOG. */
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
  withdraw: deletion('/v1/me/matchings/:id', 'member', 'Withdraw an own request that is not answered'),
  schedules: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/schedules',
    access: 'member',
    summary: 'Times at which both parties are free; with `fair`, `id` is a company without a matching (M21)',
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
    summary: 'A short-lived token for the other party to scan, as a QR code',
    response: z.object({
      token: z.string(),
      url: z.string(),
      expiresAt: instant,
      qr: QrCode,
    }),
    addition: true,
  }),
  attend: route({
    method: 'POST',
    path: '/v1/me/attendance',
    access: 'member',
    summary: 'Confirm the attendance of both parties with the scanned token',
    body: z.strictObject({ token: z.string().min(20).max(400) }),
    response: detail,
    localised: true,
    addition: true,
  }),
};

export const PartySummary = CompanyProfile.pick({ _id: true, name: true, category: true, logo: true });
/** A matching as the organiser sees it. */
export const ConsoleMatching = z.object({
  ...matchingFields.shape,
  sellerCompany: PartySummary,
  buyerCompany: PartySummary,
  tableName: z.string().nullable(),
  products: z.array(MatchingProduct),
  logs: z.array(MeetingLog),
  memo: z.string().nullable(),
  history: z.array(MatchingHistoryEntry),
});
export type ConsoleMatching = z.infer<typeof ConsoleMatching>;

const consoleChange = z.strictObject({
  status: z.enum(['CANCELLED', 'COMPLETED', 'NO_SHOW', 'EXPIRED']).optional(),
  /** Start of a time slot: moves the meeting, or books a request. */
  slot: instant.optional(),
  /** Null takes the lowest free table. Refused for an online meeting. */
  table: z.int().min(1).nullish(),
  room: z.object({ url: z.url({ protocol: /^https$/ }), passcode: z.string().max(40).nullish() }).optional(),
  memo: z.string().trim().max(2000).nullish(),
  reason: requiredText(500),
  /** Whether both parties are notified; true by default. */
  notify: z.boolean().optional(),
});
const consoleDetail = z.object({ matching: ConsoleMatching });

export const consoleMatchings = {
  list: route({
    method: 'GET',
    path: '/console/fairs/:id/matchings',
    access: 'console',
    summary: 'Matchings of a fair; `counts`: how many there are in each status, whatever `status` asks for',
    ...listOf('matchings', ConsoleMatching, {
      sorts: ['createdAt', 'updatedAt', derived('start'), 'status'],
      filters: {
        status: z.enum(matchingStatuses).optional(),
        mode: z.enum(meetingModes).optional(),
        seller: id.optional(),
        buyer: id.optional(),
        /** A day of the fair. */
        day: day.optional(),
        /** Start of a slot: the open requests that the board counts there. */
        waiting: instant.optional(),
      },
      extra: { counts: z.partialRecord(z.enum(matchingStatuses), z.int()) },
    }),
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
    summary:
      'Move, book, cancel or complete a matching; deadlines of the parties do not apply, double bookings are refused',
    body: z.strictObject({ ...consoleChange.shape, version: z.int().min(0) }),
    response: consoleDetail,
  }),
  updateAll: route({
    method: 'PUT',
    path: '/console/fairs/:id/matchings',
    access: 'console',
    summary: 'Change several matchings: all or none',
    body: z.strictObject({
      matchings: z
        .array(
          z.strictObject({
            ...consoleChange.omit({ reason: true, notify: true }).shape,
            _id: id,
            version: z.int().min(0),
          }),
        )
        .min(1)
        .max(100),
      reason: requiredText(500),
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
      /** Books a mode that the buyer does not take part in; refused with `mode_refused` otherwise (M4). */
      ignoreMode: z.boolean().optional(),
      reason: requiredText(500),
      notify: z.boolean().optional(),
    }),
    response: consoleDetail,
    status: 201,
    addition: true,
  }),
  board: route({
    method: 'GET',
    path: '/console/fairs/:id/board',
    access: 'console',
    summary: 'The live board: tables × slots with their meetings; meetings without a table are listed separately',
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
      /** Number of open requests by the start of a time slot. */
      requests: z.array(z.object({ start: instant, count: z.int() })),
    }),
    addition: true,
  }),
};
