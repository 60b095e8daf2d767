import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError } from 'fastify';
import {
  type ApiError,
  type ErrorCode,
  errors,
  type FieldErrorCode,
  fieldErrors,
  type Language,
} from 'shared/contract';
import type { z } from 'zod';
import { formatMessage } from './language';

export interface FieldError {
  field: string;
  code: FieldErrorCode;
  values?: Record<string, string | number>;
}

interface Details {
  errors?: FieldError[];
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Further keys of the body, such as `current` of a stale write. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error of the contract; sent to the client as an `ApiError`. */
export class HttpError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** A write to an older version (C-2). `serve` replaces `changedBy`, the id of a user, with their name. */
export class StaleError extends HttpError {
  constructor(
    readonly current: unknown,
    readonly changedBy: string | null,
    readonly changedAt: string,
  ) {
    super('stale');
  }
}

/** Throws an error of the contract, which ends the request. */
export function throwApiError(code: ErrorCode, details?: Details): never {
  throw new HttpError(code, details);
}

/** Throws `invalid` with one field error. */
export function throwFieldError(field: string, code: FieldErrorCode, values?: Record<string, string | number>): never {
  throw new HttpError('invalid', { errors: [{ field, code, ...(values ? { values } : {}) }] });
}

/** Throws `invalid` with all field errors of the list at once (decision 29), if it has any. */
export const assertNoFieldErrors = (errors: readonly (FieldError | false | null | undefined | '' | 0)[]) => {
  const found = errors.filter((error) => !!error);
  if (found.length > 0) throw new HttpError('invalid', { errors: found });
};

const toFieldError = (issue: z.core.$ZodIssue): { code: FieldErrorCode; values?: Record<string, string | number> } => {
  const missing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      return { code: missing ? 'required' : 'format' };
    case 'invalid_value':
      return { code: missing ? 'required' : 'invalid' };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { code: 'required' }
          : { code: 'too_short', values: { minimum: Number(issue.minimum) } };
      return issue.origin === 'array'
        ? { code: 'too_few', values: { minimum: Number(issue.minimum) } }
        : { code: 'range' };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', values: { maximum: Number(issue.maximum) } };
      return issue.origin === 'array'
        ? { code: 'too_many', values: { maximum: Number(issue.maximum) } }
        : { code: 'range' };
    case 'invalid_format':
      return { code: issue.format === 'url' ? 'url' : 'format' };
    case 'custom': {
      const code: unknown = issue.params?.code;
      return { code: typeof code === 'string' && code in fieldErrors ? (code as FieldErrorCode) : 'invalid' };
    }
    default:
      return { code: 'invalid' };
  }
};

/** Converts the issues of zod to field errors, with paths such as `images.0.alt.ko`. At most 50 issues. */
export const toFieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.slice(0, 50).flatMap((issue): FieldError[] => {
    const at = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: at, ...toFieldError(issue) }];
    return issue.keys.slice(0, 20).map((key) => ({ field: at ? `${at}.${key}` : key, code: 'unknown' as const }));
  });

const isDatabaseError = (cause: unknown): cause is { code: string; constraint?: string; table?: string } =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code);

/** The field of a violated unique index, which is named `<table>_<field>_unique`. */
const getTakenField = (constraint = '', table = '') => constraint.replace(`${table}_`, '').replace(/_unique$/, '');

const createRetryLater = () => new HttpError('overloaded', { headers: { 'retry-after': '1' } });

/** Of the network, and of a name server that does not know a container while it is stopped. */
const unreachableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);
/** No space, also for the quota of a user. */
const fullDiskCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error of driver or network means that the database is unreachable. */
const isUnreachable = (cause: unknown) => {
  const { code = '', message = '' } = Object(cause) as { code?: string; message?: string };
  return (
    unreachableCodes.has(code) ||
    /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client .* is not queryable)/.test(
      message,
    )
  );
};

/** Whether there was no space for a file; the storage wraps the error of the file system. */
const isFullDisk = (thrown: unknown) => {
  const { code = '', cause } = Object(thrown) as { code?: string; cause?: unknown };
  return fullDiskCodes.has(code) || fullDiskCodes.has((Object(cause) as { code?: string }).code ?? '');
};

const fromDatabaseError = ({ code, constraint, table }: { code: string; constraint?: string; table?: string }) => {
  if (code === '23505')
    return new HttpError('taken', { errors: [{ field: getTakenField(constraint, table), code: 'taken' }] });
  if (code === '23503') return new HttpError('in_use');
  // Characters that PostgreSQL cannot store (NUL, half of a surrogate pair).
  if (['22021', '22P02', '22P05'].includes(code)) return new HttpError('malformed');
  if (code === '22003') return new HttpError('invalid');
  // Deadlock, lock or statement time-out: the same request may succeed later.
  if (['40001', '40P01', '55P03', '57014'].includes(code)) return createRetryLater();
  // Too many connections, no memory, a full disk.
  if (code.startsWith('53')) return createRetryLater();
  // The database is shutting down or starting, or the connection was lost.
  if (/^(57P0|08)/.test(code)) return createRetryLater();
  return new HttpError('internal');
};

/** MB; enough for the longest text of the editor in three languages. */
export const bodyLimitMb = 4;

const fromFastifyError = ({ code, statusCode = 500 }: FastifyError) => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new HttpError('too_large', { values: { limit: `${bodyLimitMb} MB` } });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new HttpError('media_type');
  if (statusCode === 429) return new HttpError('rate_limited');
  return new HttpError(statusCode < 500 ? 'malformed' : 'internal');
};

/** Converts anything thrown to an error of the contract. */
export const toApiError = (thrown: Error): HttpError => {
  if (thrown instanceof HttpError) return thrown;
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (isDatabaseError(cause)) return fromDatabaseError(cause);
  if (isUnreachable(cause) || isFullDisk(cause)) return createRetryLater();
  return fromFastifyError(thrown as FastifyError);
};

/** Whether an error is to be logged: an unexpected failure, not a decision to refuse. */
export const isServerError = ({ code }: HttpError, thrown: Error) =>
  code === 'internal' || (code === 'overloaded' && !(thrown instanceof HttpError));

/** The data of an error for the log. Parameters of a query are left out: they may be personal data. */
export const getTrace = (thrown: Error) => {
  const { query, cause } = thrown instanceof DrizzleQueryError ? thrown : { query: undefined, cause: thrown };
  const { message, stack, code } = (cause ?? thrown) as Error & { code?: string };
  return { message, stack, code, query };
};

/** Status and body of an error response. */
export const toErrorResponse = (
  { code, details }: HttpError,
  language: Language,
): { status: number; body: ApiError } => ({
  status: errors[code].status,
  body: {
    ...details.body,
    code,
    message: formatMessage(errors[code], language, details.values),
    ...(details.errors && {
      errors: details.errors.map(({ field, code: why, values }) => ({
        field,
        code: why,
        message: formatMessage(fieldErrors[why], language, values),
      })),
    }),
  },
});
