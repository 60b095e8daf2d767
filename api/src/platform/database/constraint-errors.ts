import { DrizzleQueryError } from 'drizzle-orm';
import type { ErrorCode } from 'shared/contract';
import { throwApiError } from '../http/errors';

/** Name and SQLSTATE of the constraint that a query has violated. */
const getViolation = (thrown: unknown) => {
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  const { constraint, code } = Object(cause) as { constraint?: unknown; code?: unknown };
  return typeof constraint === 'string' ? [constraint, String(code)] : [];
};

/**
 * Awaits `work` and throws the API error that `meanings` gives for a violated constraint, by its name or by the SQLSTATE of
 * its kind. Other errors are rethrown. The transaction has failed then and is rolled back.
 */
export const mapConstraintErrors = async <T>(work: PromiseLike<T>, meanings: Record<string, ErrorCode>): Promise<T> => {
  try {
    return await work;
  } catch (thrown) {
    const meaning = getViolation(thrown).flatMap((key) => meanings[key] ?? [])[0];
    if (meaning) throwApiError(meaning);
    throw thrown;
  }
};
