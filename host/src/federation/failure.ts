import type { FailureReport } from 'shared/contract';
import type { RemoteName, RunningRelease } from 'shared/remotes';

/**
 * `offline`: the browser has no network; `slow`: no answer in time; `unreachable`: an answer, but no such remote;
 * `disabled`: switched off in the registry.
 */
export type FailureKind = FailureReport['kind'] | 'disabled';

/** How far it had come. */
export type Phase = FailureReport['phase'];

/** Why a remote's page is not there. `id` is shown to the reader, who can name it to us. */
export class RemoteFailure extends Error {
  readonly id = crypto.randomUUID().slice(0, 8);
  readonly remote: RemoteName;
  readonly version: string;

  constructor(
    readonly kind: FailureKind,
    readonly phase: Phase,
    { name, version }: RunningRelease,
    cause?: unknown,
  ) {
    super(`${name} ${version}: ${kind}`, { cause });
    this.remote = name;
    this.version = version;
  }
}

/** A file of a release that webpack asked for and did not get. */
export const isChunkError = (cause: unknown) => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Turns what a file that did not come threw into a failure of its remote. */
export const missing = (release: RunningRelease, phase: Phase, cause: unknown) => {
  if (cause instanceof RemoteFailure) return cause;
  const late = isChunkError(cause) && String(cause).includes('timeout');
  return new RemoteFailure(!navigator.onLine ? 'offline' : late ? 'slow' : 'unreachable', phase, release, cause);
};
