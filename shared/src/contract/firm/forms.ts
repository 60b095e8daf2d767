import { z } from 'zod';
import { Address, businessNumber, day, email, FileRef, id, instant, line, owned, phone } from '../fields';
import { languages } from '../localised';
import { change, crud, listOf, listQuery, route } from '../machine';
import { tradeCodes } from '../members/business-sectors';
import { type TermsCode, termsCodes } from '../members/terms';

export const formStatuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export const contactChannels = ['SMS', 'EMAIL', 'PHONE'] as const;
export const formCodes = ['consult', 'award-entry'] as const;
export const formFileCount = 5;

/** What a kind of form asks for: the terms that must be agreed to and those that may be. */
export const formTypes: Record<
  (typeof formCodes)[number],
  { required: readonly TermsCode[]; optional: readonly TermsCode[] }
> = {
  consult: { required: ['form-consult'], optional: ['marketing'] },
  'award-entry': { required: ['privacy', 'fair-seller'], optional: ['third-party', 'marketing'] },
};

/** What a company that enters an award says of itself; once approved it becomes the seller's account. */
export const AwardEntry = z.object({
  company: line.min(1).max(100),
  ceoName: line.min(1).max(50),
  businessNumber,
  category: z.enum(tradeCodes),
  address: Address,
  award: z.enum(['SeoulAward', 'SuperRookie']),
  year: z.int().min(2000).max(2100),
  product: z.string().trim().min(1).max(200),
});
export type AwardEntry = z.infer<typeof AwardEntry>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the sender says; a visitor may change it while nobody has begun to work on it. */
const told = z.object({
  subject: line.max(200).nullish(),
  name: line.min(1).max(50),
  phone,
  email: email.nullish(),
  /** Code of a practice. */
  practice: z.string().max(40).nullish(),
  /** Index into the setting's offices. */
  office: z.int().min(0).nullish(),
  preferredAt: z.object({ date: day, from: clock, to: clock }).nullish(),
  contactChannel: z.enum(contactChannels).nullish(),
  content: z.string().trim().max(4000).nullish(),
  /** Of an entry to an award. */
  extra: AwardEntry.nullish(),
});

const Consent = z.object({ termsCode: z.enum(termsCodes), termsVersion: z.int(), agreed: z.boolean() });
const Given = Consent.extend({ at: instant, ip: z.string(), ua: z.string() });

const source = z.object({
  path: z.string().max(200),
  referrer: z.string().max(500).nullish(),
  utm: z.record(z.string().max(30), z.string().max(100)).nullish(),
});

export const Form = z.object({
  ...owned.shape,
  ...told.shape,
  code: z.enum(formCodes),
  /** YYMMDD-####, unique. */
  receiptNo: z.string(),
  thumb: FileRef.nullable(),
  files: z.array(FileRef),
  consents: z.array(Given),
  status: z.enum(formStatuses),
  assignee: id.nullable(),
  memos: z.array(z.object({ by: id, name: z.string(), at: instant, text: z.string() })),
  reply: z
    .object({ subject: z.string(), html: z.string(), to: z.array(email), cc: z.array(email), sentAt: instant, by: id })
    .nullable(),
  source: source.extend({ ip: z.string(), ua: z.string(), language: z.enum(languages) }).nullable(),
  purgeAt: instant,
});
export type Form = z.infer<typeof Form>;

const detail = z.object({ form: Form });

const base = crud(
  '/console/forms',
  {
    one: 'form',
    many: 'forms',
    entity: Form,
    write: told.extend({
      code: z.enum(formCodes),
      status: z.enum(formStatuses).optional(),
      assignee: id.nullish(),
      /** Appended to the memos under the writer's name. */
      memo: z.string().trim().min(1).max(2000).optional(),
    }),
    sorts: ['createdAt', 'updatedAt', 'status', 'name', 'receiptNo'],
    filters: { code: z.enum(formCodes).optional(), status: z.enum(formStatuses).optional(), assignee: id.optional() },
  },
  'console',
);

export const consoleForms = {
  ...base,
  account: route({
    method: 'POST',
    path: '/console/forms/:id/account',
    access: 'console',
    summary: 'Approve an entry to an award: its company gets a seller’s account, the details by e-mail',
    body: z.strictObject({ version: z.int().min(0) }),
    response: z.object({ form: Form, user: z.object({ _id: id, username: z.string() }) }),
    status: 201,
    ours: true,
  }),
  email: route({
    method: 'PUT',
    path: '/console/forms/:id/email',
    access: 'console',
    summary: 'Reply by e-mail; the form becomes answered',
    body: z.strictObject({
      to: z.array(email).min(1).max(10).optional(),
      cc: z.array(email).max(10).optional(),
      subject: line.min(1).max(200),
      html: z.string().trim().min(1).max(50_000),
      version: z.int().min(0),
    }),
    response: detail,
  }),
};

/** What a sender reads back: no memo, no source, nothing about who works on it. */
const seen = Form.pick({
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
  reply: z.object({ subject: z.string(), html: z.string(), sentAt: instant }).nullable(),
});
const own = z.object({ form: seen });

/**
 * A visitor proves a form to be theirs with the header `form-proof: base64url(utf8("<phone digits>:<password>"))`;
 * a member's forms are theirs by their token.
 */
export const forms = {
  list: route({
    method: 'GET',
    path: '/v1/forms',
    access: 'owner',
    summary: 'One’s own forms',
    query: listQuery(['createdAt'], { code: z.enum(formCodes).optional() }),
    response: listOf('forms', seen),
  }),
  get: route({ method: 'GET', path: '/v1/forms/:id', access: 'owner', summary: 'A form of one’s own', response: own }),
  create: route({
    method: 'POST',
    path: '/v1/forms',
    access: 'public',
    summary: 'Send a form; repeated under one Idempotency-Key it is stored once',
    body: z.strictObject({
      ...told.shape,
      code: z.enum(formCodes),
      consents: z.array(z.strictObject(Consent.shape)).max(termsCodes.length),
      /** For reading it back; a member needs none. */
      password: z.string().min(4).max(72).optional(),
      /** When the form was shown; sooner than 3 s after it is taken for a machine. */
      renderedAt: instant,
      /** Left empty by people. */
      website: z.string().max(200).optional(),
      source: source.optional(),
    }),
    response: own,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/forms/:id',
    access: 'owner',
    summary: 'Change a form of one’s own while it is only received',
    body: change(told),
    response: own,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/forms/:id',
    access: 'owner',
    summary: 'Withdraw a form of one’s own',
    response: null,
  }),
  thumb: route({
    method: 'POST',
    path: '/v1/forms/:id/thumb',
    access: 'owner',
    summary: 'Set the picture of a form',
    part: 'thumb',
    response: own,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: '/v1/forms/:id/thumb',
    access: 'owner',
    summary: 'Take the picture away',
    response: null,
  }),
  files: route({
    method: 'GET',
    path: '/v1/forms/:id/files',
    access: 'owner',
    summary: 'Files of a form',
    query: listQuery(['createdAt']),
    response: listOf('files', FileRef),
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
  removeFile: route({
    method: 'DELETE',
    path: '/v1/forms/:id/files/:file',
    access: 'owner',
    summary: 'Take a file off a form',
    response: null,
  }),
};
