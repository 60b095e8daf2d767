import { inArray } from 'drizzle-orm';
import { type Form, type Language, pickText } from 'shared/contract';
import { formatDateLong, formatPeriod, isMobilePhone } from 'shared/format';
import { readFirmProfile, toMail, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { composeMail, type MailContent } from '../../platform/mail/compose';
import { enqueueMail } from '../../platform/mail/outbox';
import type { FirmServices } from '../services';
import type { FormRow } from './table';

const resource = 'forms';

/** What notifications of forms are made with. */
export type FormMessaging = Pick<FirmServices, 'messenger' | 'formLinks' | 'publicUrl'>;
const receiptLabel: Record<Language, string> = { ko: '접수번호', en: 'Receipt number', cn: '受理编号' };
const factLabels = {
  ko: { office: '사무소', preferredAt: '바라는 일시', anyTime: '아무 때나', content: '적으신 내용' },
  en: { office: 'Office', preferredAt: 'Preferred time', anyTime: 'any time', content: 'What you wrote' },
  cn: { office: '办公室', preferredAt: '希望时间', anyTime: '任何时间', content: '您填写的内容' },
} satisfies Record<Language, object>;

const getPracticeName = async (tx: Database, { practice }: FormRow, language: Language) => {
  const { value } = await readDocument(tx, 'practices', []);
  const found = value.find(({ code }) => code === practice);
  return found ? pickText(found.name, language) : '-';
};

/** Maps the e-mail addresses of known users to their languages. */
const findLanguages = async (tx: Database, addresses: string[]) => {
  const rows = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(inArray(users.email, addresses));
  return new Map(rows.map(({ email, language }) => [email, language]));
};

const formatReceivedAt = ({ createdAt }: FormRow, language: Language) =>
  `${formatDateLong(createdAt, language, true)}${language === 'ko' ? '' : ' (KST)'}`;

/** The phone number, if the sender prefers text messages. */
const getSmsPhone = ({ contactChannel, phone }: FormRow) => (contactChannel === 'SMS' ? phone : null);

/** A guest has no account to look in, so the receipt also goes to the mobile number. */
export const getReceiptPhone = (form: FormRow) =>
  form._user === null && isMobilePhone(form.phone) ? form.phone : getSmsPhone(form);

const getOfficeName = async (tx: Database, { office }: FormRow, language: Language) => {
  if (office === null) return null;
  const { value } = await readDocument(tx, 'setting');
  const title = value.offices[office]?.title;
  return title ? pickText(title, language) : null;
};

/** What the sender asked for, as rows of the sender's mail. */
const getFormFacts = async (tx: Database, form: FormRow, language: Language) => {
  const labels = factLabels[language];
  const { preferredAt, content } = form;
  const time =
    preferredAt && `${formatDateLong(preferredAt.date, language)} ${formatPeriod(preferredAt, labels.anyTime)}`;
  const facts: [label: string, value: string | null][] = [
    [labels.office, await getOfficeName(tx, form, language)],
    [labels.preferredAt, time],
    [labels.content, content],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
};

export const createReference = ({ _id }: FormRow, key: string) => ({
  ref: { type: resource, _id },
  dedupeKey: `${resource}:${_id}:${key}`,
});

/** Those who are notified at the firm, each with their language (Korean when unknown). */
export const findFirmRecipients = async (tx: Database) => {
  const { mail } = await readFirmProfile(tx);
  const languages = await findLanguages(tx, mail.notifyTo);
  return mail.notifyTo.map((address) => ({ address, language: languages.get(address) ?? ('ko' as const) }));
};

/** Notifies the sender and the firm of a new form, each in their own language (Korean when unknown). */
export const notifyFormReceived = async (tx: Database, { messenger, formLinks }: FormMessaging, form: FormRow) => {
  const { notifyAddress } = messenger;
  const getValues = async (language: Language) => ({
    receiptNo: form.receiptNo,
    receivedAt: formatReceivedAt(form, language),
    practice: await getPracticeName(tx, form, language),
  });
  const language = form.source?.language ?? 'ko';
  await notifyAddress(tx, {
    ...createReference(form, 'received'),
    to: { email: form.email, phone: getReceiptPhone(form) },
    name: form.name,
    language,
    template: 'form.received',
    values: await getValues(language),
    facts: await getFormFacts(tx, form, language),
    link: await formLinks.buildPath(form),
  });
  for (const { address, language: recipientLanguage } of await findFirmRecipients(tx))
    await notifyAddress(tx, {
      ...createReference(form, `notice:${address}`),
      to: { email: address },
      name: '',
      language: recipientLanguage,
      template: 'form.admin',
      values: { ...(await getValues(recipientLanguage)), sender: form.name },
      link: `/console/forms/${form._id}`,
    });
};

/** Mails an administrator's reply, and notifies by text message if the sender prefers that. */
export const sendFormReply = async (
  tx: Database,
  { messenger, formLinks }: FormMessaging,
  form: FormRow,
  { to, cc, subject, html }: Form['replies'][number],
) => {
  const office = await readFirmProfile(tx);
  const language = form.source?.language ?? 'ko';
  const content: MailContent = { subject, html, facts: [[receiptLabel[language], form.receiptNo]] };
  const mail = toMail(composeMail(content, office.getSender(language), language), '', office, language);
  const { ref, dedupeKey } = createReference(form, `reply:${form.version}`);
  await enqueueMail(tx, { ...mail, to, cc }, { dedupeKey, resource: ref.type, target: ref._id });
  await messenger.notifyAddress(tx, {
    ...createReference(form, `replied:${form.version}`),
    to: { phone: getSmsPhone(form) },
    name: form.name,
    language,
    template: 'form.replied',
    values: { receiptNo: form.receiptNo },
    link: await formLinks.buildPath(form),
  });
};

/** Tells the sender where the timeline is: a message waits there, or earlier links have ended. */
export const notifyFormSender = async (
  tx: Database,
  { messenger, formLinks }: FormMessaging,
  form: FormRow,
  { template, key }: { template: 'consultation.message' | 'consultation.link'; key: string },
) =>
  messenger.notifyAddress(tx, {
    ...createReference(form, key),
    to: { email: form.email, phone: getReceiptPhone(form) },
    name: form.name,
    language: form.source?.language ?? 'ko',
    template,
    values: { receiptNo: form.receiptNo },
    link: await formLinks.buildPath(form),
  });
