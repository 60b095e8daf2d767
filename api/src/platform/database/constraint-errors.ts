import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorCode } from 'shared/contract';
import { throwApiError } from '../http/errors';

const getConstraint = (thrown: unknown) => {
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  const { constraint } = Object(cause) as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : '';
};

/**
 * Awaits `work` and throws the API error that `meanings` gives for a violated constraint. Other errors are rethrown. The
 * transaction has failed then and is rolled back.
 */
export const mapConstraintErrors = async <T>(work: PromiseLike<T>, meanings: Record<string, ErrorCode>): Promise<T> => {
  try {
    return await work;
  } catch (thrown) {
    const meaning = meanings[getConstraint(thrown)];
    if (meaning) throwApiError(meaning);
    throw thrown;
  }
};
