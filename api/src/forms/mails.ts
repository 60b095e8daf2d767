import { inArray } from 'drizzle-orm';
import { type Form, type Language, pick, type Setting } from 'shared/contract';
import { formatDateLong, formatPhone } from 'shared/format';
import type { Database } from '../database/connect';
import { readDocument } from '../documents/documents';
import { compose, type Letter } from '../mail/compose';
import { enqueue } from '../mail/outbox';
import { formNotice } from '../mail/templates/form-notice';
import { formReceived } from '../mail/templates/form-received';
import { formReplied } from '../mail/templates/form-replied';
import { users } from '../users/table';
import type { FormRow } from './table';

const resource = 'forms';

interface Post {
  to: string[];
  cc?: string[];
  language: Language;
  letter: Letter;
  dedupeKey: string;
}

const post = (
  tx: Database,
  { company, mail }: Setting,
  form: FormRow,
  { to, cc = [], language, letter, dedupeKey }: Post,
) => {
  const name = pick(company.name, language);
  const sender = { name, address: pick(company.address, language), tel: formatPhone(company.tel) };
  const from = { name, address: mail.from };
  const content = { from, replyTo: mail.replyTo, to, cc, ...compose(letter, sender, language) };
  return enqueue(tx, content, { dedupeKey: `${resource}:${form._id}:${dedupeKey}`, resource, target: form._id });
};

const practiceOf = async (tx: Database, { practice }: FormRow, language: Language) => {
  const { value } = await readDocument(tx, 'practices', []);
  const known = value.find(({ code }) => code === practice);
  return known ? pick(known.name, language) : null;
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

/** Tells the sender that the form has arrived, and the firm that there is one. */
export const announceForm = async (tx: Database, form: FormRow, publicUrl: string) => {
  const { value: setting } = await readDocument(tx, 'setting');
  const facts = async (language: Language) => ({
    name: form.name,
    receiptNo: form.receiptNo,
    receivedAt: receivedAt(form, language),
    practice: await practiceOf(tx, form, language),
  });
  if (form.email) {
    const language = form.source?.language ?? 'ko';
    const firm = pick(setting.company.name, language);
    const letter = formReceived(language, { ...(await facts(language)), firm, url: `${publicUrl}/consult` });
    await post(tx, setting, form, { to: [form.email], language, letter, dedupeKey: 'received' });
  }
  const languages = await languagesOf(tx, setting.mail.notifyTo);
  for (const address of setting.mail.notifyTo) {
    const language = languages.get(address) ?? 'ko';
    const letter = formNotice(language, { ...(await facts(language)), url: `${publicUrl}/console/forms/${form._id}` });
    await post(tx, setting, form, { to: [address], language, letter, dedupeKey: `notice:${address}` });
  }
};

export const replyByMail = async (
  tx: Database,
  form: FormRow,
  { to, cc, subject, html }: NonNullable<Form['reply']>,
) => {
  const { value: setting } = await readDocument(tx, 'setting');
  const language = form.source?.language ?? 'ko';
  const letter = formReplied(language, { subject, html, receiptNo: form.receiptNo });
  await post(tx, setting, form, { to, cc, language, letter, dedupeKey: `reply:${form.version}` });
};
