import { formatPhone } from 'shared/format';

/** 홍길동 → 홍*동 */
export const maskName = (name: string) => {
  const letters = Array.from(name);
  if (letters.length < 3) return `${letters[0] ?? ''}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
};

/** 01012341234 → 010-****-1234 */
export const maskPhone = (phone: string) => {
  const formatted = formatPhone(phone);
  const parts = formatted.split('-');
  if (parts.length === 3) return [parts[0], '*'.repeat(parts[1]?.length ?? 0), parts[2]].join('-');
  return formatted.length > 8 ? `${formatted.slice(0, -8)}****${formatted.slice(-4)}` : formatted;
};

/** Somebody as lists show them: the whole number is only read where reading is recorded. */
export const withMaskedPhone = <T extends { phone: string }>(person: T): T => ({
  ...person,
  phone: person.phone && maskPhone(person.phone),
});

/** kim@example.com → ki***@example.com */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return at < 0 ? email : `${email.slice(0, Math.min(2, Math.max(at - 1, 1)))}***${email.slice(at)}`;
};

/** Masks an e-mail address or a phone number. */
export const maskAddress = (address: string) => (address.includes('@') ? maskEmail(address) : maskPhone(address));
