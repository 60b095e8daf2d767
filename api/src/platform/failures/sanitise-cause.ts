// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * Removes possible personal data from a cause: query strings, e-mail addresses, long numbers. The result is one line, so
 * that it cannot forge a line of the log.
 */
export const sanitiseCause = (text: string) =>
  text
    .replace(controlCharacters, ' ')
    .replace(/[?#][^\s"'<>)]*/g, '?…')
    .replace(/(?<![^\s"'<>(])[^\s"'<>(]+@[^\s"'<>)]+/g, '…@…')
    .replace(/\d[\d -]{6,}\d/g, '…')
    .trim();
