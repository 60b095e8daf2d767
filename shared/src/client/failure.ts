import type { ApiError } from 'shared/contract';

/** The rejection of every call of the client. `code` is the API's error code, or `network` (status 0) without a response. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: ApiError['code'] | 'network',
    message: string,
    readonly errors: NonNullable<ApiError['errors']> = [],
    /** The whole body, for additional fields of single errors, such as who changed a stale record. */
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Converts a rejection of axios, or anything else that was thrown, to an `ApiFailure`. */
export const failureOf = async (cause: unknown): Promise<ApiFailure> => {
  if (cause instanceof ApiFailure) return cause;
  const response = (cause as { response?: { status: number; data: unknown } }).response;
  if (!response) return new ApiFailure(0, 'network', (cause as Error).message);
  // The error of a download is a Blob, as the file would be.
  const body = response.data instanceof Blob ? await response.data.text().then(JSON.parse, () => null) : response.data;
  return isApiError(body)
    ? new ApiFailure(response.status, body.code, body.message, body.errors, body)
    : new ApiFailure(response.status, 'internal', `HTTP ${response.status}`, [], body);
};
