import type { Language, LocalisedText } from 'shared/contract';
import { pickText } from 'shared/contract';
import { buildIcs, type IcsOptions } from '../../platform/calendar/build-ics';
import { buildPageUrl } from '../../platform/page-url';
import type { FormRow } from '../forms/table';
import type { AppointmentRow } from './table';

interface AppointmentEvent extends Pick<IcsOptions, 'method' | 'reader'> {
  form: FormRow;
  appointment: AppointmentRow;
  /** The firm as the language has it. */
  firm: { name: string; email: string };
  place: string;
  publicUrl: string;
  language: Language;
}

/** Warning before a consultation (s), as the last reminder. */
const alarmS = 3600;

const title: LocalisedText = { ko: '상담', en: 'Consultation', cn: '咨询' };
const receiptLabel: LocalisedText = { ko: '접수번호', en: 'Receipt number', cn: '受理编号' };

/**
 * The hour of a consultation as an iCalendar text. The address in it needs the sign-in or the password, because calendars are
 * shared.
 */
export const buildAppointmentIcs = (event: AppointmentEvent) => {
  const { form, appointment, firm, place, publicUrl, language, method, reader } = event;
  const { receiptNo } = form;
  const entry = {
    id: `consultation-${appointment.uid}@${new URL(publicUrl).hostname}`,
    sequence: appointment.sequence,
    updatedAt: appointment.updatedAt,
    start: appointment.start,
    end: appointment.end,
    summary: `${pickText(title, language)} · ${firm.name}`,
    location: place,
    description: `${pickText(receiptLabel, language)}: ${receiptNo}\n${buildPageUrl(publicUrl, `/consult/mine?receipt=${receiptNo}`, language)}`,
    cancelled: appointment.status === 'CANCELLED',
    alarmS,
    organizer: firm,
  };
  return buildIcs([entry], { method, product: 'consultation', reader });
};
