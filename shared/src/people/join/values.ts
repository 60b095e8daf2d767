import type { Language } from 'shared/i18n';
import {
  buyerOf,
  certificateOf,
  companyOf,
  digitsOf,
  emptyBuyer,
  emptyCertificate,
  emptyCompany,
} from '../people-company';

/** A person; a company; a company that also asks to sell or to buy at fairs. */
export const accountKinds = ['person', 'company', 'seller', 'buyer'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const emptyJoin = {
  username: '',
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

/** What of it a draft may keep; nothing ticked comes back ticked. */
export const draftOf = ({ marketing: _ads, ...values }: JoinValues) => values;

/** As the contract's `joinTerms` has them; the page does not load the contract itself. */
export const askedOf = (kind: AccountKind) =>
  ({
    required: [
      'service',
      'privacy',
      ...(kind === 'buyer' ? (['fair-buyer'] as const) : []),
      ...(kind === 'seller' ? (['fair-seller'] as const) : []),
    ],
    optional: ['marketing', 'third-party'],
  }) as const;

/** The body's part that the fields say. */
export const toldOf = (kind: AccountKind, language: Language, values: JoinValues) => ({
  type: kind === 'person' ? ('PERSON' as const) : ('COMPANY' as const),
  username: values.username,
  name: values.name,
  email: values.email.trim(),
  phone: digitsOf(values.phone),
  language,
  notifications: values.notifications,
  marketing: values.marketing,
  ...(kind !== 'person' && { company: companyOf(values.company) }),
  ...(kind === 'buyer' && { buyer: buyerOf(values.buyer) }),
  ...(kind === 'seller' && { seller: { certificates: values.certificates.map(certificateOf) } }),
});
