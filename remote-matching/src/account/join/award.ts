import { digitsOf } from 'shared/people/company';
import type { Trade } from 'shared/people/names';

/** As the contract's `formTypes` has them for an entry. */
export const awardTerms = {
  required: ['privacy', 'fair-seller'],
  optional: ['third-party', 'marketing'],
} as const;

export const emptyEntry = {
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
export type EntryValues = typeof emptyEntry;

/** The body's part that the fields say; a visitor's has the password to read it back with. */
export const entryOf = (values: EntryValues, visitor: boolean) => ({
  code: 'award-entry' as const,
  name: values.name,
  phone: digitsOf(values.phone),
  // The account's details go there, so the API is to say where it is missing.
  email: values.email.trim(),
  content: values.content.trim() || null,
  extra: {
    company: values.company,
    ceoName: values.ceoName,
    businessNumber: values.businessNumber,
    category: values.category as Trade,
    address: { zip: values.zip.trim(), address1: values.address1, address2: values.address2.trim() || null },
    award: values.award as 'SeoulAward' | 'SuperRookie',
    year: Number(values.year),
    product: values.product,
  },
  ...(visitor && { password: values.password }),
});
