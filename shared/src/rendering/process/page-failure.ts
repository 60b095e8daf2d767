/** A page failed on the server. `cause`: what its code threw, or the reason. */
export class PageFailure extends Error {
  constructor(cause: unknown) {
    super('The page failed', { cause });
  }
}
