import type { Address } from 'shared/contract';
import { digitsOf } from 'shared/people/company';

/** What the fields of a delivery hold, as typed. */
export const emptyReceiver = { name: '', phone: '', zip: '', address1: '', address2: '', memo: '' };
export type ReceiverValues = typeof emptyReceiver;

/** The list of the session that says how goods are fetched. */
export const emptyPickup = { chosen: false, place: '', date: '', time: '10:00' };
export type PickupValues = typeof emptyPickup;

export const pickupTimes = ['10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;

const dayMs = 24 * 60 * 60 * 1000;
const seoulMs = 9 * 60 * 60 * 1000;

/** `YYYY-MM-DD` in Seoul, so many days from now. */
export const dayIn = (days: number, now = Date.now()) =>
  new Date(now + seoulMs + days * dayMs).toISOString().slice(0, 10);

export const pickupOf = ({ chosen, place, date, time }: PickupValues) =>
  chosen && place && date ? { place, at: new Date(`${date}T${time}:00+09:00`).toISOString() } : null;

export const receiverOf = (values: ReceiverValues, fetched: boolean) => ({
  name: values.name,
  phone: digitsOf(values.phone),
  address: fetched
    ? null
    : { zip: values.zip.trim(), address1: values.address1, address2: values.address2.trim() || null },
  memo: values.memo.trim() || null,
});

interface Known {
  name: string;
  phone: string;
  address?: Address | null | undefined;
}

/** What is known of a member fills the fields that are still empty. */
export const filledFrom = (values: ReceiverValues, { name, phone, address }: Known): ReceiverValues => ({
  ...values,
  name: values.name || name,
  phone: values.phone || phone,
  ...(values.zip || values.address1
    ? {}
    : { zip: address?.zip ?? '', address1: address?.address1 ?? '', address2: address?.address2 ?? '' }),
});

export const numberOf = (text: string) => Number(text.replace(/\D/g, '') || 0);
