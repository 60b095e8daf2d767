import type { Answer, contract } from 'shared/contract';

export type OwnForm = Answer<typeof contract.forms.get>['form'];

/** What the fields hold: text as it is typed, '' where nothing is chosen. */
export interface ConsultValues {
  name: string;
  phone: string;
  email: string;
  contactChannel: string;
  practice: string;
  office: string;
  date: string;
  /** `HH:mm-HH:mm`; '' is any time of the day. */
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

/** Digits, with the + of a foreign number, as the API takes them. */
export const digitsOf = (phone: string) => phone.replace(/(?!^\+)\D/g, '');

/** The body's part that the sender tells. */
export const toldOf = (values: ConsultValues) => {
  const [from = '', to = ''] = (values.time || anyTime).split('-');
  return {
    name: values.name,
    phone: digitsOf(values.phone),
    email: values.email.trim() || null,
    contactChannel: (values.contactChannel || null) as OwnForm['contactChannel'],
    practice: values.practice || null,
    office: values.office === '' ? null : Number(values.office),
    preferredAt: values.date ? { date: values.date, from, to } : null,
    content: values.content || null,
  };
};

export const valuesOf = (form: OwnForm): ConsultValues => {
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
