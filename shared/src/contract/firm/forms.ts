import { z } from 'zod';
import { crud, deletion, derived, listOf, updateBody } from '../crud';
import {
  Address,
  auditedRecord,
  businessNumber,
  day,
  email,
  FileRef,
  id,
  instant,
  maxPathLength,
  phone,
  requiredHtmlText,
  requiredText,
  singleLine,
  timeOfDay,
} from '../fields';
import { languages } from '../localised';
import { contactChannels } from '../members/account-fields';
import { businessSectorCodes } from '../members/business-sectors';
import { Consent, consentsInput, type TermsCode } from '../members/terms';
import { route } from '../route';
import { appointmentStatuses } from './consultation-hours';

export const formStatuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export const formCodes = ['consult', 'award-entry'] as const;
export const maxFormFiles = 5;

/** Terms that each kind of form requires, and those that are optional. */
export const formConsents: Record<
  (typeof formCodes)[number],
  { required: readonly TermsCode[]; optional: readonly TermsCode[] }
> = {
  consult: { required: ['form-consult'], optional: ['marketing'] },
  'award-entry': { required: ['privacy', 'fair-seller'], optional: ['third-party', 'marketing'] },
};

/** Entry of a company for an award; an approved entry creates the seller’s account. */
export const AwardEntry = z.object({
  company: singleLine.min(1).max(100),
  ceoName: singleLine.min(1).max(50),
  businessNumber,
  category: z.enum(businessSectorCodes),
  address: Address,
  award: z.enum(['SeoulAward', 'SuperRookie']),
  year: z.int().min(2000).max(2100),
  product: requiredText(200),
});
export type AwardEntry = z.infer<typeof AwardEntry>;

/** A wished time in Seoul; from 00:00 to 23:59 stands for any time of the day. */
export const PreferredAt = z.object({ date: day, from: timeOfDay, to: timeOfDay });

/** Input of the sender; a visitor may change it until work on the form starts. */
const formInput = z.object({
  subject: singleLine.max(200).nullish(),
  name: singleLine.min(1).max(50),
  phone,
  email: email.nullish(),
  /** The lawyer whom the sender wishes for. */
  _lawyer: id.nullish(),
  /** Code of a practice. */
  practice: z.string().max(40).nullish(),
  /** Index into the setting's offices. */
  office: z.int().min(0).nullish(),
  preferredAt: PreferredAt.nullish(),
  contactChannel: z.enum(contactChannels).nullish(),
  content: z.string().trim().max(4000).nullish(),
  /** Only for award entries. */
  extra: AwardEntry.nullish(),
});

const guestPassword = z.string().min(4).max(72);

export const StoredConsent = Consent.extend({ at: instant, ip: z.string(), ua: z.string() });

export const FormReply = z.object({
  subject: z.string(),
  html: z.string(),
  to: z.array(email),
  cc: z.array(email),
  sentAt: instant,
  by: id,
});

/** Steps that an administrator adds by hand. */
export const addedStepKinds = ['CALLED', 'VISITED', 'MESSAGE'] as const;

/** What happens to a consultation, in its usual order. */
export const formStepKinds = [
  'RECEIVED',
  'ASSIGNED',
  'HOUR_REQUESTED',
  'HOUR_CONFIRMED',
  'HOUR_MOVED',
  'HOUR_CANCELLED',
  ...addedStepKinds,
  'ANSWERED',
  'CLOSED',
] as const;

export const FormStep = z.object({
  kind: z.enum(formStepKinds),
  at: instant,
  /** Null for the sender. */
  by: id.nullable(),
  /** Shown to the sender. */
  message: z.string().nullable(),
  /** Internal. */
  note: z.string().nullable(),
  /** The hour that was requested, confirmed, chosen anew or called off. */
  start: instant.nullable(),
});

/** The hour at which the sender is received. */
export const Appointment = z.object({
  start: instant,
  end: instant,
  status: z.enum(appointmentStatuses),
  _hours: id,
  /** The sender moves or cancels it before this. */
  changeableUntil: instant,
});

const source = z.object({
  path: z.string().max(maxPathLength),
  referrer: z.string().max(500).nullish(),
  utm: z.record(z.string().max(30), z.string().max(100)).nullish(),
});

export const Form = z.object({
  ...auditedRecord.shape,
  ...formInput.shape,
  code: z.enum(formCodes),
  /** `YYMMDD-####`, unique. */
  receiptNo: z.string(),
  thumb: FileRef.nullable(),
  files: z.array(FileRef),
  consents: z.array(StoredConsent),
  status: z.enum(formStatuses),
  assignee: id.nullable(),
  memos: z.array(z.object({ by: id, name: z.string(), at: instant, text: z.string() })),
  /** Oldest first; a reply is added, never changed. */
  replies: z.array(FormReply),
  /** The newest of the replies, for remotes built before there were several. */
  reply: FormReply.nullable(),
  /** Oldest first. */
  steps: z.array(FormStep),
  /** Null without one that is requested or confirmed. */
  appointment: Appointment.nullable(),
  source: source.extend({ ip: z.string(), ua: z.string(), language: z.enum(languages) }).nullable(),
  purgeAt: instant,
});
export type Form = z.infer<typeof Form>;

const detail = z.object({ form: Form });

/** A form in the console's list, with a masked phone number. */
export const ListedForm = Form.extend({ phone: z.string() });
const sorts = [
  'createdAt',
  'updatedAt',
  'status',
  'name',
  'receiptNo',
  'code',
  'phone',
  'email',
  'practice',
  'assignee',
] as const;
const filters = {
  code: z.enum(formCodes).optional(),
  status: z.enum(formStatuses).optional(),
  assignee: id.optional(),
};

const base = crud(
  '/console/forms',
  {
    one: 'form',
    many: 'forms',
    entity: Form,
    write: formInput.extend({
      code: z.enum(formCodes),
      status: z.enum(formStatuses).optional(),
      assignee: id.nullish(),
      /** Is appended to the memos with the name of the writer. */
      memo: requiredText(2000).optional(),
    }),
    sorts,
    filters,
  },
  'console',
);

export const consoleForms = {
  ...base,
  list: route({ ...base.list, ...listOf('forms', ListedForm, { sorts, filters }) }),
  account: route({
    method: 'POST',
    path: '/console/forms/:id/account',
    access: 'console',
    summary: 'Approve an award entry: its company gets a seller’s account, with the details by e-mail',
    body: z.strictObject({ version: z.int().min(0) }),
    response: z.object({ form: Form, user: z.object({ _id: id, username: z.string() }) }),
    status: 201,
    addition: true,
  }),
  email: route({
    method: 'PUT',
    path: '/console/forms/:id/email',
    access: 'console',
    summary: 'Add a reply, sent by e-mail; the status becomes ANSWERED',
    body: z.strictObject({
      to: z.array(email).min(1).max(10).optional(),
      cc: z.array(email).max(10).optional(),
      subject: singleLine.min(1).max(200),
      html: requiredHtmlText(50_000),
      version: z.int().min(0),
    }),
    response: detail,
  }),
  addStep: route({
    method: 'POST',
    path: '/console/forms/:id/steps',
    access: 'console',
    summary: 'Add a step to the timeline; a message is sent to the client',
    body: z.strictObject({
      kind: z.enum(addedStepKinds),
      /** Now by default. */
      at: instant.optional(),
      message: requiredText(1000).optional(),
      note: requiredText(1000).optional(),
    }),
    response: detail,
    status: 201,
    addition: true,
  }),
  setAppointment: route({
    method: 'PUT',
    path: '/console/forms/:id/appointment',
    access: 'console',
    summary: 'Confirm, book or move the hour of a consultation, or call it off; the client is notified',
    body: z.strictObject({
      version: z.int().min(0),
      /** A free hour, or the one that was requested; null calls it off. */
      start: instant.nullable(),
      /** Of which the hour is; without it, of those that the sender wishes for. */
      _hours: id.optional(),
      message: requiredText(1000).optional(),
    }),
    response: detail,
    addition: true,
  }),
  renewLink: route({
    method: 'POST',
    path: '/console/forms/:id/link',
    access: 'console',
    summary: 'End the links to a consultation that were sent, and send a new one if asked for',
    body: z.strictObject({ send: z.boolean() }),
    response: detail,
    addition: true,
  }),
};

export const OwnReply = FormReply.pick({ subject: true, html: true, sentAt: true });

/** The form as its sender sees it, without memos, source and assignee. */
export const OwnForm = Form.pick({
  _id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  code: true,
  receiptNo: true,
  subject: true,
  name: true,
  phone: true,
  email: true,
  _lawyer: true,
  practice: true,
  office: true,
  preferredAt: true,
  contactChannel: true,
  content: true,
  extra: true,
  thumb: true,
  files: true,
  status: true,
  appointment: true,
}).extend({
  /** Masked for whoever has only the link. */
  phone: z.string(),
  consents: z.array(Consent),
  /** Oldest first. */
  steps: z.array(FormStep.pick({ kind: true, at: true, message: true, start: true })),
  /** Oldest first. */
  replies: z.array(OwnReply),
  /** The newest of the replies, for remotes built before there were several. */
  reply: OwnReply.nullable(),
});
const ownDetail = z.object({ form: OwnForm });

/**
 * A visitor proves ownership with the header `form-proof: base64url(utf8("<phone digits>:<password>"))`; a member owns
 * the forms sent with their token. `form-proof: <receipt number>.<signature>`, of a link that was sent, reads the
 * timeline of that form alone and changes its hour; what the sender wrote is left out.
 */
export const forms = {
  list: route({
    method: 'GET',
    path: '/v1/forms',
    access: 'owner',
    summary: 'List own forms',
    ...listOf('forms', OwnForm, { sorts: ['createdAt'], filters: { code: z.enum(formCodes).optional() } }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/forms/:id',
    access: 'owner',
    summary: 'An own form',
    response: ownDetail,
  }),
  create: route({
    method: 'POST',
    path: '/v1/forms',
    access: 'public',
    summary: 'Send a form; repeated with the same Idempotency-Key it is stored once',
    body: z.strictObject({
      ...formInput.shape,
      code: z.enum(formCodes),
      consents: consentsInput,
      /** Needed by visitors to read the form again; not by members. */
      password: guestPassword.optional(),
      /** A free hour of the lawyer, or of the office; it becomes `preferredAt`. */
      start: instant.nullish(),
      /** When the first field was filled in, or the form was shown; less than 3 s before submission counts as a bot. */
      renderedAt: instant,
      /** Honeypot; people leave it empty. */
      website: z.string().max(200).optional(),
      source: source.optional(),
    }),
    response: ownDetail,
    status: 201,
  }),
  recover: route({
    method: 'POST',
    path: '/v1/forms/recovery',
    access: 'public',
    summary: 'Set a new password for the own forms of a phone number, proved by a code sent there',
    body: z.strictObject({
      name: singleLine.min(1).max(50),
      /** Of `users.certify` with the purpose `FORM`. */
      certToken: z.string().min(1).max(200),
      password: guestPassword,
    }),
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/forms/:id',
    access: 'owner',
    summary: 'Change an own form while its status is RECEIVED',
    body: updateBody(formInput),
    response: ownDetail,
  }),
  remove: deletion('/v1/forms/:id', 'owner', 'Withdraw an own form'),
  setAppointment: route({
    method: 'PUT',
    path: '/v1/forms/:id/appointment',
    access: 'owner',
    summary: 'Choose or move the hour of an own form, or cancel it, until two hours before',
    body: z.strictObject({
      /** A free hour; null cancels. */
      start: instant.nullable(),
    }),
    response: ownDetail,
    addition: true,
  }),
  calendar: route({
    method: 'GET',
    path: '/v1/forms/:id/calendar',
    access: 'owner',
    summary: 'The hour of an own form as a calendar file',
    response: 'blob',
    addition: true,
  }),
  thumb: route({
    method: 'POST',
    path: '/v1/forms/:id/thumb',
    access: 'owner',
    summary: 'Set the picture of a form',
    part: 'thumb',
    response: ownDetail,
  }),
  removeThumb: deletion('/v1/forms/:id/thumb', 'owner', 'Remove the picture of a form'),
  files: route({
    method: 'GET',
    path: '/v1/forms/:id/files',
    access: 'owner',
    summary: 'List the files of a form',
    ...listOf('files', FileRef, { sorts: [derived('createdAt')], search: false }),
  }),
  addFile: route({
    method: 'POST',
    path: '/v1/forms/:id/files',
    access: 'owner',
    summary: 'Add a file to a form',
    part: 'file',
    response: z.object({ file: FileRef }),
    status: 201,
  }),
  removeFile: deletion('/v1/forms/:id/files/:file', 'owner', 'Remove a file of a form'),
};
