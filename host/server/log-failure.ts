import { ApiFailure } from 'shared/client';

/** The stack; of an answer of the API only the message. */
const describe = (cause: unknown) =>
  (cause instanceof Error && !(cause instanceof ApiFailure) && cause.stack) || String(cause);

/** Writes one line to the log: the lines of a stack would be several entries. */
export const logFailure = (what: string, cause: unknown) =>
  process.stderr.write(
    `${what}: ${describe(cause)
      .split('\n')
      .map((line) => line.trim())
      .join(' | ')}\n`,
  );
