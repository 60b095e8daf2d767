/** Seoul is nine hours ahead of UTC all year. */
const offsetMs = 9 * 60 * 60 * 1000;

/** An instant as the value of a `datetime-local` input in Korean time; '' for null. */
export const formatSeoulInput = (instant: string | null | undefined) =>
  instant ? new Date(Date.parse(instant) + offsetMs).toISOString().slice(0, 16) : '';

/** The instant of a `datetime-local` value in Korean time; null for ''. */
export const parseSeoulInput = (text: string) =>
  text ? new Date(Date.parse(`${text}:00.000Z`) - offsetMs).toISOString() : null;
