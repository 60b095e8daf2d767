import { toPhoneDigits } from 'shared/account-forms/company-values';
import type { CallResult, contract } from 'shared/contract';

export type ConsultRequest = CallResult<typeof contract.forms.get>['form'];

/** The fields of a request as typed; '' where nothing is selected. */
export interface ConsultValues {
  name: string;
  phone: string;
  email: string;
  contactChannel: string;
  practice: string;
  office: string;
  date: string;
  /** `HH:mm-HH:mm`; '' stands for any time of the day. */
  time: string;
  content: string;
}

export const emptyValues: ConsultValues = {
  name: '',
  phone: '',
  email: '',
  contactChannel: 'PHONE',
  practice: '',
  office: '',
  date: '',
  time: '',
  content: '',
};

export const times = ['09:00-12:00', '13:00-15:00', '15:00-18:00', '18:00-21:00'] as const;
const anyTime = '09:00-18:00';

/** The values as the API takes them; null for an empty field. */
export const toRequestBody = (values: ConsultValues) => {
  const [from = '', to = ''] = (values.time || anyTime).split('-');
  return {
    name: values.name,
    phone: toPhoneDigits(values.phone),
    email: values.email.trim() || null,
    contactChannel: (values.contactChannel || null) as ConsultRequest['contactChannel'],
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
    practice: form.practice ?? '',
    office: form.office === null || form.office === undefined ? '' : String(form.office),
    date: form.preferredAt?.date ?? '',
    time: time === anyTime ? '' : time,
    content: form.content ?? '',
  };
};
