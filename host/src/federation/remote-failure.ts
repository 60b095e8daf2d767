import { ApiFailure } from 'shared/client';
import type { FailureReport } from 'shared/contract';
import type { RemoteName, RunningRelease } from 'shared/remotes';

/**
 * `offline`: the browser has no network; `slow`: the time limit was exceeded; `unreachable`: a file could not be loaded;
 * `disabled`: switched off in the registry.
 */
type FailureKind = FailureReport['kind'] | 'disabled';

/** Step of loading or rendering that failed. */
type FailurePhase = FailureReport['phase'];

/** Why a page of a remote cannot be shown. `id` is shown to the reader and sent with the report. */
export class RemoteFailure extends Error {
  readonly id = crypto.randomUUID().slice(0, 8);
  readonly remote: RemoteName;
  readonly version: string;

  constructor(
    readonly kind: FailureKind,
    readonly phase: FailurePhase,
    { name, version }: RunningRelease,
    cause?: unknown,
  ) {
    super(`${name} ${version}: ${kind}`, { cause });
    this.remote = name;
    this.version = version;
  }
}

/** True for the error that webpack throws when a chunk cannot be loaded. */
export const isChunkError = (cause: unknown) => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Converts the error of a file that failed to load; a RemoteFailure is returned as it is. */
export const toLoadFailure = (release: RunningRelease, phase: FailurePhase, cause: unknown) => {
  if (cause instanceof RemoteFailure) return cause;
  // The messages of webpack, of the federation's runtime and of a style sheet.
  const isTimeout = /\(timeout: |\btimed out\b/.test(String(cause));
  return new RemoteFailure(!navigator.onLine ? 'offline' : isTimeout ? 'slow' : 'unreachable', phase, release, cause);
};

/** Converts any error of a remote. */
export const toRemoteFailure = (release: RunningRelease, cause: unknown) => {
  if (cause instanceof RemoteFailure) return cause;
  if (isChunkError(cause)) return toLoadFailure(release, 'chunk', cause);
  return new RemoteFailure('crashed', cause instanceof ApiFailure ? 'data' : 'mount', release, cause);
};

/** Number of failed loads in this page, by address of a release or of one of its files. */
const failureCounts = new Map<string, number>();

export const countFailure = (address: string) => failureCounts.set(address, (failureCounts.get(address) ?? 0) + 1);

/** Adds a retry number: for the same URL the browser would reuse a pending request or a failed preload. `address`: what has failed. */
export const withRetryCount = (url: string, address = url) => {
  const failed = failureCounts.get(address);
  return failed ? `${url}?retry=${failed}` : url;
};
