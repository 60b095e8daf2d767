// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * A cause without what may be about a person: values of queries, addresses of mail, long numbers. On one line, so that
 * nothing in it can pass for another line of the log.
 */
export const cleanCause = (text: string) =>
  text
    .replace(control, ' ')
    .replace(/[?#][^\s"'<>)]*/g, '?…')
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, '…@…')
    .replace(/\d[\d -]{6,}\d/g, '…')
    .trim();
