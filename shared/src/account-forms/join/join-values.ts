import type { Language } from 'shared/i18n';
import {
  emptyBuyer,
  emptyCertificate,
  emptyCompany,
  toBuyerProfile,
  toCertificate,
  toCompany,
} from '../company/company-values';
import { toPhoneDigits } from '../to-phone-digits';

/** A person, a company, and a company that also applies as seller or buyer at fairs. */
export const accountKinds = ['person', 'company', 'seller', 'buyer'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const emptyJoin = {
  username: '',
  password: '',
  name: '',
  email: '',
  phone: '',
  channel: 'EMAIL' as 'EMAIL' | 'PHONE',
  notifications: ['EMAIL', 'SMS'] as ('EMAIL' | 'SMS' | 'PHONE')[],
  marketing: { sms: false, email: false, night: false },
  company: emptyCompany,
  buyer: emptyBuyer,
  certificates: [emptyCertificate],
};
export type JoinValues = typeof emptyJoin;

/** The values that a draft contains: no password, and no marketing consents, because none may be ticked beforehand (W9). */
export const toDraft = ({ password: _password, marketing: _consents, ...values }: JoinValues) => values;

/** The contract's `joinTerms` of a kind, repeated here so that the page does not load the contract. */
export const getRequestedTerms = (kind: AccountKind) =>
  ({
    required: [
      'service',
      'privacy',
      ...(kind === 'buyer' ? (['fair-buyer'] as const) : []),
      ...(kind === 'seller' ? (['fair-seller'] as const) : []),
    ],
    optional: ['marketing', 'third-party'],
  }) as const;

/** The part of the request body that consists of the form's values. */
export const toRegistration = (kind: AccountKind, language: Language, values: JoinValues) => ({
  type: kind === 'person' ? ('PERSON' as const) : ('COMPANY' as const),
  username: values.username,
  password: values.password,
  name: values.name,
  email: values.email.trim(),
  phone: toPhoneDigits(values.phone),
  language,
  notifications: values.notifications,
  marketing: values.marketing,
  ...(kind !== 'person' && { company: toCompany(values.company) }),
  ...(kind === 'buyer' && { buyer: toBuyerProfile(values.buyer) }),
  ...(kind === 'seller' && { seller: { certificates: values.certificates.map(toCertificate) } }),
});
