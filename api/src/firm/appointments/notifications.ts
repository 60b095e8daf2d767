import { eq } from 'drizzle-orm';
import { type Language, pickText } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { readFirmProfile } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { readDocument } from '../../platform/documents/documents';
import { consultationHours } from '../consultation-hours/table';
import { createReference, type FormMessaging, findFirmRecipients, getReceiptPhone } from '../forms/notifications';
import type { FormRow } from '../forms/table';
import { toLawyerName } from '../lawyers/to-lawyer-name';
import { buildAppointmentIcs } from './build-appointment-ics';
import type { AppointmentChange } from './change-appointment';
import type { AppointmentRow } from './table';

const messageLabel: Record<Language, string> = { ko: '안내', en: 'Message', cn: '说明' };
const noAppointment: Record<Language, string> = { ko: '취소', en: 'called off', cn: '取消' };

const formatWhen = (start: string, language: Language) =>
  `${formatDateLong(start, language, true)}${language === 'ko' ? '' : ' (KST)'}`;

/** Office with its address, and the lawyer whose hour it is. */
const formatPlace = async (tx: Database, { _hours }: AppointmentRow, language: Language) => {
  const hours = await requireRow(tx, consultationHours, eq(consultationHours._id, _hours));
  const { value: lawyers } = await readDocument(tx, 'lawyers', []);
  const { value: setting } = await readDocument(tx, 'setting');
  const lawyer = lawyers.find(({ _id }) => _id === hours._lawyer);
  const office = setting.offices[hours.office ?? lawyer?.office ?? -1];
  const parts = [
    lawyer && pickText(toLawyerName(lawyer), language),
    office && pickText(office.title, language),
    office?.location && pickText(office.location, language),
  ];
  return parts.filter(Boolean).join(', ') || '-';
};

interface CalendarFile {
  form: FormRow;
  appointment: AppointmentRow;
  language: Language;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
}

/** The calendar file of an appointment: to download, or to attach to the mail to the sender. */
export const createAppointmentFile = async (
  tx: Database,
  { publicUrl }: Pick<FormMessaging, 'publicUrl'>,
  { form, appointment, language, method }: CalendarFile,
) => {
  const { getSender, mail } = await readFirmProfile(tx);
  const firm = { name: getSender(language).name, email: mail.from };
  const place = await formatPlace(tx, appointment, language);
  const reader = method !== 'PUBLISH' && form.email ? { name: form.name, email: form.email } : undefined;
  return buildAppointmentIcs({ form, appointment, firm, place, publicUrl, language, method, reader });
};

type Occasion = 'confirmed' | 'moved' | 'cancelled' | 'reminderDay' | 'reminderSoon';

const calendarMethods: Partial<Record<Occasion, 'REQUEST' | 'CANCEL'>> = {
  confirmed: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
};

interface AppointmentNotice {
  form: FormRow;
  appointment: AppointmentRow;
  occasion: Occasion;
  message?: string | undefined;
  /** Whether the sender's calendar may have it: a request was in no calendar. */
  hasCalendar: boolean;
}

/** Notifies the sender of an appointment, in the language of the form. */
export const notifyAppointment = async (
  tx: Database,
  services: FormMessaging,
  { form, appointment, occasion, message, hasCalendar }: AppointmentNotice,
) => {
  const language = form.source?.language ?? 'ko';
  const method = hasCalendar ? calendarMethods[occasion] : undefined;
  const { receiptNo } = form;
  const [when, place] = [formatWhen(appointment.start, language), await formatPlace(tx, appointment, language)];
  await services.messenger.notifyAddress(tx, {
    ...createReference(form, `${occasion}:${appointment._id}:${appointment.version}`),
    to: { email: form.email, phone: getReceiptPhone(form) },
    name: form.name,
    language,
    template: `consultation.${occasion}`,
    values: { receiptNo, when, place },
    facts: message ? [[messageLabel[language], message]] : [],
    link: await services.formLinks.buildPath(form),
    ...(method && {
      calendar: { method, content: await createAppointmentFile(tx, services, { form, appointment, language, method }) },
    }),
  });
};

/** Notifies the sender of a change of the hour; of a mere request there is nothing to say. */
export const notifyAppointmentChange = async (
  tx: Database,
  services: FormMessaging,
  { form, change, message }: { form: FormRow; change: AppointmentChange; message?: string | undefined },
) => {
  const { event, appointment, before } = change;
  if (event === 'requested') return;
  const hasCalendar = appointment.status === 'CONFIRMED' || before?.status === 'CONFIRMED';
  if (event === 'moved' && before?.status === 'CONFIRMED' && appointment.status === 'REQUESTED') {
    const cancelled = { ...before, status: 'CANCELLED' as const, sequence: before.sequence + 1 };
    return notifyAppointment(tx, services, { form, appointment: cancelled, occasion: 'cancelled', hasCalendar });
  }
  await notifyAppointment(tx, services, { form, appointment, occasion: event, message, hasCalendar });
};

/** Notifies the firm that a client has chosen, moved or cancelled an hour. */
export const notifyFirmOfChange = async (
  tx: Database,
  { messenger }: FormMessaging,
  { form, change }: { form: FormRow; change: AppointmentChange },
) => {
  const { event, appointment, before } = change;
  const describe = (language: Language) =>
    [
      before && formatWhen(before.start, language),
      event === 'cancelled' ? noAppointment[language] : formatWhen(appointment.start, language),
    ]
      .filter(Boolean)
      .join(' → ');
  for (const { address, language } of await findFirmRecipients(tx))
    await messenger.notifyAddress(tx, {
      ...createReference(form, `changed:${appointment._id}:${appointment.version}:${address}`),
      to: { email: address },
      name: '',
      language,
      template: 'consultation.changed',
      values: { receiptNo: form.receiptNo, sender: form.name, change: describe(language) },
      link: `/console/forms/${form._id}`,
    });
};
