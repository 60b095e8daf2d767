type Fields = Record<string, unknown>;

/** A table without lines is none: the programme then follows the setting. */
const tables = ['increments', 'premium'];
/** What is left out of a new programme is taken from the setting, which null does not say. */
const usual = ['interval', 'window', 'extension', 'approval'];

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A programme as the API takes it. */
export const written = (program: Fields): Fields =>
  Object.fromEntries(
    Object.entries(program)
      .filter(([key, value]) => !(usual.includes(key) && (value === null || value === undefined)))
      .map(([key, value]) => [key, tables.includes(key) && isEmpty(value) ? null : value]),
  );
