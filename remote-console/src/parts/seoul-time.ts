/** Seoul is nine hours ahead all year. */
const ahead = 9 * 60 * 60 * 1000;

/** What the browser's date and time field shows of an instant; '' for null. */
export const toField = (instant: string | null | undefined) =>
  instant ? new Date(Date.parse(instant) + ahead).toISOString().slice(0, 16) : '';

/** The instant of a date and time typed as Korea's. */
export const fromField = (text: string) =>
  text ? new Date(Date.parse(`${text}:00.000Z`) - ahead).toISOString() : null;
