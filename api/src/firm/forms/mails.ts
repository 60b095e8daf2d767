import { inArray } from 'drizzle-orm';
import { type Form, type Language, pick } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { readOffice } from '../../members/messages/office';
import { mailOf } from '../../members/messages/render';
import type { Messenger } from '../../members/messages/tell';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { compose } from '../../platform/mail/compose';
import { enqueue } from '../../platform/mail/outbox';
import { formReplied } from '../../platform/mail/templates/form-replied';
import type { FormRow } from './table';

const resource = 'forms';

const practiceOf = async (tx: Database, { practice }: FormRow, language: Language) => {
  const { value } = await readDocument(tx, 'practices', []);
  const known = value.find(({ code }) => code === practice);
  return known ? pick(known.name, language) : '-';
};

/** Whoever of the firm reads an address, in their own language; an address of nobody's is read in Korean. */
const languagesOf = async (tx: Database, addresses: string[]) => {
  const rows = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.email, addresses));
  return new Map(rows.map(({ email, language }) => [email, language]));
};

const receivedAt = ({ createdAt }: FormRow, language: Language) =>
  `${formatDateLong(createdAt, language, true)}${language === 'ko' ? '' : ' (KST)'}`;

/** By text message too, where the sender wants to hear from us so. */
const phoneOf = ({ contactChannel, phone }: FormRow) => (contactChannel === 'SMS' ? phone : null);

const about = ({ _id }: FormRow, key: string) => ({
  ref: { type: resource, _id },
  dedupeKey: `${resource}:${_id}:${key}`,
});

/** Tells the sender that the form has arrived, and the firm that there is one. */
export const announceForm = async (tx: Database, { tellAddress }: Messenger, form: FormRow) => {
  const { mail } = await readOffice(tx);
  const facts = async (language: Language) => ({
    receiptNo: form.receiptNo,
    receivedAt: receivedAt(form, language),
    practice: await practiceOf(tx, form, language),
  });
  const language = form.source?.language ?? 'ko';
  await tellAddress(tx, {
    ...about(form, 'received'),
    to: { email: form.email, phone: phoneOf(form) },
    name: form.name,
    language,
    template: 'form.received',
    values: await facts(language),
    link: '/consult',
  });
  const languages = await languagesOf(tx, mail.notifyTo);
  for (const address of mail.notifyTo) {
    const reads = languages.get(address) ?? 'ko';
    await tellAddress(tx, {
      ...about(form, `notice:${address}`),
      to: { email: address },
      name: '',
      language: reads,
      template: 'form.admin',
      values: { ...(await facts(reads)), sender: form.name },
      link: `/console/forms/${form._id}`,
    });
  }
};

/** Sends a reply as a person wrote it, and a word of it to whoever reads text messages rather. */
export const replyByMail = async (
  tx: Database,
  { tellAddress }: Messenger,
  form: FormRow,
  { to, cc, subject, html }: NonNullable<Form['reply']>,
) => {
  const office = await readOffice(tx);
  const language = form.source?.language ?? 'ko';
  const letter = formReplied(language, { subject, html, receiptNo: form.receiptNo });
  const mail = mailOf(compose(letter, office.sender(language), language), '', office, language);
  const { ref, dedupeKey } = about(form, `reply:${form.version}`);
  await enqueue(tx, { ...mail, to, cc }, { dedupeKey, resource: ref.type, target: ref._id });
  await tellAddress(tx, {
    ...about(form, `replied:${form.version}`),
    to: { phone: phoneOf(form) },
    name: form.name,
    language,
    template: 'form.replied',
    values: { receiptNo: form.receiptNo },
  });
};
