/** The lengths of the first two groups; null for an unknown kind of number. */
const findGrouping = (digits: string): [number, number] | null => {
  if (/^1[5-9]\d{6}$/.test(digits)) return [4, 0];
  if (digits.startsWith('02')) return digits.length === 9 ? [2, 3] : digits.length === 10 ? [2, 4] : null;
  if (/^050\d/.test(digits)) return digits.length === 11 ? [4, 3] : digits.length === 12 ? [4, 4] : null;
  if (digits.startsWith('0')) return digits.length === 10 ? [3, 3] : digits.length === 11 ? [3, 4] : null;
  return null;
};

/** Groups a Korean number by its kind, such as 3-4-4 for mobile numbers (W4). Other numbers stay as they are. */
export const formatPhone = (phone: string): string => {
  if (phone.startsWith('+82')) return formatPhone(`0${phone.slice(3)}`);
  const digits = phone.replace(/\D/g, '');
  const grouping = phone.startsWith('+') ? null : findGrouping(digits);
  if (!grouping) return phone;
  const [first, second] = grouping;
  return [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)]
    .filter(Boolean)
    .join('-');
};

/** A `tel:` link. `abroad` adds the country code, except for numbers such as 1588-…, which have none. */
export const buildTelLink = (phone: string, abroad = false): string => {
  const digits = phone.startsWith('+') ? phone : phone.replace(/\D/g, '');
  return abroad && digits.startsWith('0') ? `tel:+82${digits.slice(1)}` : `tel:${digits}`;
};

/** Whether a number is a Korean mobile number, which can receive text messages. */
export const isMobilePhone = (phone: string) => /^(0|\+82)1[016789]\d{7,8}$/.test(phone.replace(/[\s-]/g, ''));
