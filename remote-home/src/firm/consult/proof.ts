import { digitsOf } from './values';

/** Shows a request to be the visitor's own: `base64url(utf8("<digits>:<password>"))`, see the contract's forms. */
export const proofOf = (phone: string, password: string) => {
  const bytes = new TextEncoder().encode(`${digitsOf(phone)}:${password}`);
  const base64 = btoa(String.fromCharCode(...bytes));
  return { 'form-proof': base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') };
};

/** 128 random bits. (`crypto.randomUUID` exists on https alone.) */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
