import { toPhoneDigits } from 'shared/account-forms/to-phone-digits';
import type { Address } from 'shared/contract';

/** The fields of a receiver, as typed. */
export const emptyReceiver = { name: '', phone: '', zip: '', address1: '', address2: '', memo: '' };
export type ReceiverValues = typeof emptyReceiver;

/** The fields of a pickup, stored in the session. `chosen`: the goods are picked up rather than delivered. */
export const emptyPickup = { chosen: false, place: '', date: '', time: '10:00' };
export type PickupValues = typeof emptyPickup;

export const pickupTimes = ['10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;

/** The pickup as the API takes it, at a time in Seoul; null for a delivery. */
export const toPickup = ({ chosen, place, date, time }: PickupValues) =>
  chosen && place && date ? { place, at: new Date(`${date}T${time}:00+09:00`).toISOString() } : null;

/** The receiver as the API takes it; a pickup has no address. */
export const toReceiver = (values: ReceiverValues, pickup: boolean) => ({
  name: values.name,
  phone: toPhoneDigits(values.phone),
  address: pickup
    ? null
    : { zip: values.zip.trim(), address1: values.address1, address2: values.address2.trim() || null },
  memo: values.memo.trim() || null,
});

interface StoredReceiver {
  name: string;
  phone: string;
  address?: Address | null | undefined;
}

/** Fills the fields that are still empty with the member's data. */
export const fillReceiver = (values: ReceiverValues, { name, phone, address }: StoredReceiver): ReceiverValues => ({
  ...values,
  name: values.name || name,
  phone: values.phone || phone,
  ...(values.zip || values.address1
    ? {}
    : { zip: address?.zip ?? '', address1: address?.address1 ?? '', address2: address?.address2 ?? '' }),
});

/** The points in a text such as `1,000`; 0 without a digit. */
export const parsePoints = (text: string) => Number(text.replace(/\D/g, '') || 0);
