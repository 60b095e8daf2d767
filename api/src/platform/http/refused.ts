import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorCode } from 'shared/contract';
import { fail } from './errors';

const constraintOf = (thrown: unknown) => {
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  const { constraint } = Object(cause) as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : '';
};

/**
 * Does what only a constraint of the database decides on, and says what its refusal means. The transaction is over
 * then: nothing that was done in it stays.
 */
export const orRefused = async <T>(work: PromiseLike<T>, meanings: Record<string, ErrorCode>): Promise<T> => {
  try {
    return await work;
  } catch (thrown) {
    const meaning = meanings[constraintOf(thrown)];
    if (meaning) fail(meaning);
    throw thrown;
  }
};
