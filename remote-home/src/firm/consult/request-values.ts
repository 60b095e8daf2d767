import { toPhoneDigits } from 'shared/account-forms/to-phone-digits';
import type { CallResult, contract } from 'shared/contract';
import { buildPeriods, findOpeningHours, wholeDay } from 'shared/format';
import type { ConsultChoices } from './load';

export type ConsultRequest = CallResult<typeof contract.forms.get>['form'];

/** The fields of a request as typed; '' where nothing is selected. */
export interface ConsultValues {
  name: string;
  phone: string;
  email: string;
  contactChannel: string;
  /** Id of the lawyer whom the sender wishes for. */
  lawyer: string;
  practice: string;
  office: string;
  date: string;
  /** `HH:mm-HH:mm`; '' stands for any time of the day. */
  time: string;
  /** A free hour, in place of date and time. */
  start: string;
  content: string;
}

export const emptyValues: ConsultValues = {
  name: '',
  phone: '',
  email: '',
  contactChannel: 'PHONE',
  lawyer: '',
  practice: '',
  office: '',
  date: '',
  time: '',
  start: '',
  content: '',
};

const anyTime = `${wholeDay.from}-${wholeDay.to}`;

/** The values as the API takes them; null for an empty field. */
export const toRequestBody = (values: ConsultValues) => {
  const [from = '', to = ''] = (values.time || anyTime).split('-');
  return {
    name: values.name,
    phone: toPhoneDigits(values.phone),
    email: values.email.trim() || null,
    contactChannel: (values.contactChannel || null) as ConsultRequest['contactChannel'],
    _lawyer: values.lawyer || null,
    practice: values.practice || null,
    office: values.office === '' ? null : Number(values.office),
    preferredAt: values.date ? { date: values.date, from, to } : null,
    content: values.content || null,
  };
};

/** The fields of a stored request. */
export const toRequestValues = (form: ConsultRequest): ConsultValues => {
  const time = form.preferredAt ? `${form.preferredAt.from}-${form.preferredAt.to}` : '';
  return {
    name: form.name,
    phone: form.phone,
    email: form.email ?? '',
    contactChannel: form.contactChannel ?? '',
    lawyer: form._lawyer ?? '',
    practice: form.practice ?? '',
    office: form.office === null || form.office === undefined ? '' : String(form.office),
    date: form.preferredAt?.date ?? '',
    time: time === anyTime ? '' : time,
    start: '',
    content: form.content ?? '',
  };
};

/**
 * What the page that led to the form was about (`lawyer`, `practice` and `office` of the address). A lawyer brings the
 * first field of work and the office along. Unknown values are left out.
 */
export const readWishes = (query: URLSearchParams, { lawyers, practices, offices }: ConsultChoices) => {
  const lawyer = lawyers.find(({ slug }) => slug === query.get('lawyer'));
  const practice = practices.find(({ code }) => code === (query.get('practice') ?? lawyer?.practice));
  const office = query.get('office') ?? String(lawyer?.office ?? '');
  return {
    ...(lawyer && { lawyer: lawyer._id }),
    ...(practice && { practice: practice.code }),
    ...(/^\d{1,2}$/.test(office) && offices[Number(office)] && { office }),
  };
};

/** The times on offer: of the chosen office or of any, on the chosen date or on any. */
export const findPeriods = ({ office, date }: Pick<ConsultValues, 'office' | 'date'>, { offices }: ConsultChoices) => {
  const chosen = office === '' ? undefined : offices[Number(office)];
  return buildPeriods(findOpeningHours(chosen ? [chosen] : offices, date || undefined));
};
