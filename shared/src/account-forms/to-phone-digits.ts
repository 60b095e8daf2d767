/** A phone number as the API expects it: digits, with a leading + if it is foreign. */
export const toPhoneDigits = (phone: string) => phone.replace(/(?!^\+)\D/g, '');
