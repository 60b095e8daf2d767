/** Seoul is nine hours ahead of UTC all year. */
const offsetMs = 9 * 60 * 60 * 1000;

/** An instant as the value of a `datetime-local` input in Korean time; '' for null. */
export const formatSeoulInput = (instant: string | null | undefined) =>
  instant ? new Date(Date.parse(instant) + offsetMs).toISOString().slice(0, 16) : '';

/** The instant of a `datetime-local` value in Korean time; null for ''. */
export const parseSeoulInput = (text: string) =>
  text ? new Date(Date.parse(`${text}:00.000Z`) - offsetMs).toISOString() : null;

const dayMs = 24 * 60 * 60 * 1000;

/** The Korean day that begins at an instant, or with `end` the one that ends there; '' for null. */
export const formatSeoulDay = (instant: string | null | undefined, end = false) =>
  instant ? formatSeoulInput(new Date(Date.parse(instant) - (end ? dayMs : 0)).toISOString()).slice(0, 10) : '';

/** The instant where a Korean day begins, or with `end` where it ends; null for ''. */
export const parseSeoulDay = (day: string, end = false) => {
  const start = parseSeoulInput(day && `${day}T00:00`);
  return start && end ? new Date(Date.parse(start) + dayMs).toISOString() : start;
};
