import { formatPhone } from 'shared/format';

/** A phone number with its middle hidden, such as 010-****-1234. */
export const maskPhone = (phone: string | null | undefined) => {
  if (!phone) return '';
  const formatted = formatPhone(phone);
  const parts = formatted.split('-');
  if (parts.length === 3) return [parts[0], '*'.repeat(parts[1]?.length ?? 0), parts[2]].join('-');
  return `${formatted.slice(0, -8)}****${formatted.slice(-4)}`;
};

/** A name with its middle hidden, such as 홍*동, 남* or J*** D**. */
export const maskName = (name: string | null | undefined) => {
  if (!name) return '';
  if (/^[\p{Script=Hangul}\p{Script=Han}]+$/u.test(name))
    return name.length < 3 ? `${name[0]}*` : `${name[0]}${'*'.repeat(name.length - 2)}${name.at(-1)}`;
  return name
    .split(' ')
    .map((part) => `${part[0] ?? ''}${'*'.repeat(Math.max(part.length - 1, 0))}`)
    .join(' ');
};
