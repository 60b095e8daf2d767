/** The codes of the API's errors (`docs/errors.md`). */
const codes = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  409: 'wrong_state',
  413: 'too_large',
  415: 'media_type',
  429: 'rate_limited',
  503: 'overloaded',
} as const;

/** A request to change releases that is answered with this status and message. */
export class DeploymentError extends Error {
  readonly code: (typeof codes)[keyof typeof codes];

  constructor(
    readonly status: keyof typeof codes,
    message: string,
  ) {
    super(message);
    this.code = codes[status];
  }
}
