import type { ApiError } from 'shared/contract';

/** What every call of the client rejects with. `code` is the API's, or `network` when no answer came. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: ApiError['code'] | 'network',
    message: string,
    readonly errors: NonNullable<ApiError['errors']> = [],
    /** The whole body, for what single errors add (such as who changed a stale record). */
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a refusal says; one of something between us and the API says nothing that we know. */
export const failureIn = (status: number, text: string): ApiFailure => {
  const body = parsed(text);
  return isApiError(body)
    ? new ApiFailure(status, body.code, body.message, body.errors, body)
    : new ApiFailure(status, 'internal', `HTTP ${status}`, [], body);
};

/** Whatever was thrown, as a failure. */
export const failureOf = async (cause: unknown): Promise<ApiFailure> =>
  cause instanceof ApiFailure ? cause : new ApiFailure(0, 'network', (cause as Error).message);
