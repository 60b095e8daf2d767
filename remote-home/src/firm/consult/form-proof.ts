import { toPhoneDigits } from 'shared/account-forms/to-phone-digits';

/** The header that proves a request to be the visitor's own: `base64url(utf8("<digits>:<password>"))` (contract, forms). */
export const createFormProof = (phone: string, password: string) => {
  const bytes = new TextEncoder().encode(`${toPhoneDigits(phone)}:${password}`);
  const base64 = btoa(String.fromCharCode(...bytes));
  return {
    'form-proof': base64
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/={1,2}$/, ''),
  };
};
