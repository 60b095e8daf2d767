type ProgramFormValues = Record<string, unknown>;

/** Tables that are null when empty, so that the auction follows the setting. */
const tableFields = ['increments', 'premium'];
/** Fields that the API takes from the setting if they are left out; it does not accept null for them. */
const settingDefaults = ['interval', 'window', 'extension', 'approval'];

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Form values of an auction as the API takes them. */
export const transformProgram = (program: ProgramFormValues): ProgramFormValues =>
  Object.fromEntries(
    Object.entries(program)
      .filter(([key, value]) => !(settingDefaults.includes(key) && (value === null || value === undefined)))
      .map(([key, value]) => [key, tableFields.includes(key) && isEmpty(value) ? null : value]),
  );
