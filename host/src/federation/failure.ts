import type { RemoteName, RunningRelease } from 'shared/remotes';

/** `offline`: the browser has no network; `slow`: no answer in time; `unreachable`: an answer, but no such remote. */
export type FailureKind = 'offline' | 'slow' | 'unreachable' | 'mismatched' | 'crashed';

/** Why a remote's page is not there. `id` is shown to the reader, who can name it to us. */
export class RemoteFailure extends Error {
  readonly id = crypto.randomUUID().slice(0, 8);

  constructor(
    readonly kind: FailureKind,
    readonly remote: RemoteName,
    readonly version: string,
    cause?: unknown,
  ) {
    super(`${remote} ${version}: ${kind}`, { cause });
  }
}

/** Turns a script that did not come into a failure of its remote. */
export const failureIn =
  ({ name, version }: RunningRelease) =>
  (cause: unknown): never => {
    throw new RemoteFailure(navigator.onLine ? 'unreachable' : 'offline', name, version, cause);
  };
