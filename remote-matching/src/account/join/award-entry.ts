import type { Sector } from 'shared/account-forms/business-sectors';
import { toPhoneDigits } from 'shared/account-forms/to-phone-digits';

/** Terms of an award entry, as in the contract; a public page does not load the contract's schemas. */
export const awardEntryTerms = {
  required: ['privacy', 'fair-seller'],
  optional: ['third-party', 'marketing'],
} as const;

export const emptyAwardEntry = {
  name: '',
  phone: '',
  email: '',
  company: '',
  ceoName: '',
  businessNumber: '',
  category: '',
  zip: '',
  address1: '',
  address2: '',
  award: 'SeoulAward',
  year: '',
  product: '',
  content: '',
  password: '',
};
export type AwardEntryValues = typeof emptyAwardEntry;

/** The part of the request body that comes from the fields. A visitor's entry has a password for reading it later. */
export const toAwardEntry = (values: AwardEntryValues, visitor: boolean) => ({
  code: 'award-entry' as const,
  name: values.name,
  phone: toPhoneDigits(values.phone),
  // Required, since the account's details are sent to it: the API reports the error where it is empty.
  email: values.email.trim(),
  content: values.content.trim() || null,
  extra: {
    company: values.company,
    ceoName: values.ceoName,
    businessNumber: values.businessNumber,
    category: values.category as Sector,
    address: { zip: values.zip.trim(), address1: values.address1, address2: values.address2.trim() || null },
    award: values.award as 'SeoulAward' | 'SuperRookie',
    year: Number(values.year),
    product: values.product,
  },
  ...(visitor && { password: values.password }),
});
