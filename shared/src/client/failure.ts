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

/** Takes axios's rejection apart. */
export const failureOf = async (cause: unknown): Promise<ApiFailure> => {
  if (cause instanceof ApiFailure) return cause;
  const response = (cause as { response?: { status: number; data: unknown } }).response;
  if (!response) return new ApiFailure(0, 'network', (cause as Error).message);
  // A download's refusal arrives as bytes like the file would.
  const body = response.data instanceof Blob ? await response.data.text().then(JSON.parse, () => null) : response.data;
  return isApiError(body)
    ? new ApiFailure(response.status, body.code, body.message, body.errors, body)
    : new ApiFailure(response.status, 'internal', `HTTP ${response.status}`, [], body);
};
