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
  /** In Seoul; from 00:00 to 23:59 stands for any time of the day. */
  preferredAt: z.object({ date: day, from: timeOfDay, to: timeOfDay }).nullish(),
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

const source = z.object({
  path: z.string().max(200),
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
}).extend({
  consents: z.array(Consent),
  /** Oldest first. */
  replies: z.array(OwnReply),
  /** The newest of the replies, for remotes built before there were several. */
  reply: OwnReply.nullable(),
});
const ownDetail = z.object({ form: OwnForm });

/**
 * A visitor proves ownership with the header `form-proof: base64url(utf8("<phone digits>:<password>"))`; a member owns
 * the forms sent with their token.
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
    ...listOf('files', FileRef, { sorts: [derived('createdAt')] }),
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
