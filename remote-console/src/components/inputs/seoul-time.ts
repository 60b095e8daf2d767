/** Seoul is nine hours ahead of UTC all year. */
const offsetMs = 9 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;
const toSeoulText = (ms: number) => new Date(ms + offsetMs).toISOString().slice(0, 16);
const isMidnight = (text: string) => text.endsWith('T00:00');

/** An instant as the value of a `datetime-local` input in Korean time; '' for null. */
export const formatSeoulInput = (instant: string | null | undefined) =>
  instant ? toSeoulText(Date.parse(instant)) : '';

/** The instant of a `datetime-local` value in Korean time; null for ''. */
export const parseSeoulInput = (text: string) =>
  text ? new Date(Date.parse(`${text}:00.000Z`) - offsetMs).toISOString() : null;

/** The Korean day that begins at an instant, or with `end` the one that ends there; '' for null. */
export const formatSeoulDay = (instant: string | null | undefined, end = false) =>
  instant ? formatSeoulInput(new Date(Date.parse(instant) - (end ? dayMs : 0)).toISOString()).slice(0, 10) : '';

/** The instant where a Korean day begins, or with `end` where it ends; null for ''. */
export const parseSeoulDay = (day: string, end = false) => {
  const start = parseSeoulInput(day && `${day}T00:00`);
  return start && end ? new Date(Date.parse(start) + dayMs).toISOString() : start;
};

/** The same for the end of a period: an end at midnight is 00:00 of the day that it ends, as people say it. */
export const formatSeoulEndInput = (instant: string | null | undefined) => {
  const text = formatSeoulInput(instant);
  return instant && isMidnight(text) ? toSeoulText(Date.parse(instant) - dayMs) : text;
};

/** The instant of such a value: 00:00 is the end of that day. */
export const parseSeoulEndInput = (text: string) => {
  const instant = parseSeoulInput(text);
  return instant && isMidnight(text) ? new Date(Date.parse(instant) + dayMs).toISOString() : instant;
};

/** The end of a period in Korean time, with 24:00 for midnight: `2026-11-21 24:00`. */
export const formatSeoulEnd = (instant: string | null | undefined) => {
  const text = formatSeoulEndInput(instant).replace('T', ' ');
  return text.replace(/ 00:00$/, ' 24:00');
};
