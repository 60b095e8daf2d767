/** A request to change releases that is answered with this status and message. */
export class DeploymentError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 409 | 413 | 415 | 429 | 503,
    message: string,
  ) {
    super(message);
  }
}
