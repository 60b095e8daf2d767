const pattern = (digits: string): [number, number] | null => {
  if (/^1[5-9]\d{6}$/.test(digits)) return [4, 0];
  if (digits.startsWith('02')) return digits.length === 9 ? [2, 3] : digits.length === 10 ? [2, 4] : null;
  if (/^050\d/.test(digits)) return digits.length === 11 ? [4, 3] : digits.length === 12 ? [4, 4] : null;
  if (digits.startsWith('0')) return digits.length === 10 ? [3, 3] : digits.length === 11 ? [3, 4] : null;
  return null;
};

/** Korean grouping by the kind of number; only eleven digits of a mobile or area number become 3-4-4 (W4). */
export const formatPhone = (phone: string): string => {
  if (phone.startsWith('+82')) return formatPhone(`0${phone.slice(3)}`);
  const digits = phone.replace(/\D/g, '');
  const cut = phone.startsWith('+') ? null : pattern(digits);
  if (!cut) return phone;
  const [first, second] = cut;
  return [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)]
    .filter(Boolean)
    .join('-');
};

/** `tel:` with digits; for readers abroad with the country's prefix. Numbers such as 1588-… have none. */
export const telLink = (phone: string, abroad = false): string => {
  const digits = phone.startsWith('+') ? phone : phone.replace(/\D/g, '');
  return abroad && digits.startsWith('0') ? `tel:+82${digits.slice(1)}` : `tel:${digits}`;
};
