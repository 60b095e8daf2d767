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
import { phrase } from './language';

export interface FieldFailure {
  field: string;
  code: FieldErrorCode;
  values?: Record<string, string | number>;
}

interface Details {
  errors?: FieldFailure[];
  /** Values for the holes in the message. */
  values?: Record<string, string | number>;
  /** Further keys of the answer, such as `current` of a stale write. */
  answer?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal on its way to the caller. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** Ends the request with one of the errors of the contract. */
export function fail(code: ErrorCode, details?: Details): never {
  throw new Failure(code, details);
}

/** Ends the request because of one field. */
export function failField(field: string, code: FieldErrorCode, values?: Record<string, string | number>): never {
  throw new Failure('invalid', { errors: [{ field, code, ...(values ? { values } : {}) }] });
}

const failureOfIssue = (
  issue: z.core.$ZodIssue,
): { code: FieldErrorCode; values?: Record<string, string | number> } => {
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

/** What zod found wrong, by field: `images.0.alt.ko`. */
export const fieldFailures = (error: z.ZodError): FieldFailure[] =>
  error.issues.slice(0, 50).flatMap((issue): FieldFailure[] => {
    const at = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: at, ...failureOfIssue(issue) }];
    return issue.keys.slice(0, 20).map((key) => ({ field: at ? `${at}.${key}` : key, code: 'unknown' as const }));
  });

const isDatabaseError = (cause: unknown): cause is { code: string; constraint?: string; table?: string } =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code);

/** A unique index is named `<table>_<field>_unique`, so that its violation can name the field. */
const takenField = (constraint = '', table = '') => constraint.replace(`${table}_`, '').replace(/_unique$/, '');

const later = () => new Failure('overloaded', { headers: { 'retry-after': '1' } });

/** As the driver and the network name a database that is away. */
const isAway = (cause: unknown) => {
  const { code = '', message = '' } = Object(cause) as { code?: string; message?: string };
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/.test(message)
  );
};

const failureOfDatabase = ({ code, constraint, table }: { code: string; constraint?: string; table?: string }) => {
  if (code === '23505')
    return new Failure('taken', { errors: [{ field: takenField(constraint, table), code: 'taken' }] });
  if (code === '23503') return new Failure('in_use');
  // Characters that PostgreSQL cannot store (NUL, half of a surrogate pair).
  if (['22021', '22P02', '22P05'].includes(code)) return new Failure('malformed');
  if (code === '22003') return new Failure('invalid');
  // Deadlock, lock or statement time-out, too many connections: the same request may succeed later.
  if (['40001', '40P01', '55P03', '57014', '53300'].includes(code)) return later();
  // The database ends, begins or has broken off.
  if (/^(57P0|08)/.test(code)) return later();
  return new Failure('internal');
};

/** Three languages of the longest text an editor may hold, with room to spare. */
export const bodyLimitMb = 4;

const failureOfFastify = ({ code, statusCode = 500 }: FastifyError) => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Failure('too_large', { values: { limit: `${bodyLimitMb} MB` } });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Failure('media_type');
  if (statusCode === 429) return new Failure('rate_limited');
  return new Failure(statusCode < 500 ? 'malformed' : 'internal');
};

/** Whatever was thrown as one of the errors of the contract. */
export const failureOf = (thrown: Error): Failure => {
  if (thrown instanceof Failure) return thrown;
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (isDatabaseError(cause)) return failureOfDatabase(cause);
  if (isAway(cause)) return later();
  return failureOfFastify(thrown as FastifyError);
};

/** Worth a line in the log: nobody has decided to refuse, something of ours has failed. */
export const isOurs = ({ code }: Failure, thrown: Error) =>
  code === 'internal' || (code === 'overloaded' && !(thrown instanceof Failure));

/** What the log is told: a query without its values, which are people's data. */
export const traceOf = (thrown: Error) => {
  const { query, cause } = thrown instanceof DrizzleQueryError ? thrown : { query: undefined, cause: thrown };
  const { message, stack, code } = (cause ?? thrown) as Error & { code?: string };
  return { message, stack, code, query };
};

/** Status and body of an answer. */
export const answerOf = ({ code, details }: Failure, language: Language): { status: number; body: ApiError } => ({
  status: errors[code].status,
  body: {
    ...details.answer,
    code,
    message: phrase(errors[code], language, details.values),
    ...(details.errors && {
      errors: details.errors.map(({ field, code: why, values }) => ({
        field,
        code: why,
        message: phrase(fieldErrors[why], language, values),
      })),
    }),
  },
});
