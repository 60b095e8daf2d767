import { setTimeout as delay } from 'node:timers/promises';
import type { ChangeLog, LoggedChange } from 'shared/build/storage/change-log';
import { type Api, ApiFailure } from 'shared/client';
import { logFailure } from '../log-failure';

interface RecorderOptions {
  log: Pick<ChangeLog, 'read'>;
  api: Pick<Api, 'deployments'>;
}

/** Between two readings of the log, and after a failure (ms). */
const intervalMs = 5000;
/** A host records what it does itself, as the holder of a token; after this time it has failed to (ms). */
const graceMs = 60_000;

/** What a host ends by itself stands in the audit log with the figures of the canary. */
const isDue = ({ by: { kind }, at }: LoggedChange) =>
  kind === 'storage' || (kind === 'host' && Date.now() - Date.parse(at) > graceMs);

/** An entry that the API does not take, however often it is sent. */
const isRefused = (cause: unknown) =>
  cause instanceof ApiFailure && cause.status >= 400 && cause.status < 500 && cause.status !== 429;

/**
 * Writes into the audit log what stands in the log of the registry: changes that were made on the storage, and those of hosts that could not
 * record them. Each host does it; the API writes each change once.
 */
export const createChangeRecorder = ({ log, api }: RecorderOptions) => {
  /** Ids of entries that this process has sent. */
  let recorded = new Set<string>();
  let lastProblem = '';
  const ending = new AbortController();

  const record = async ({ contract: _, by, ...done }: LoggedChange) => {
    await api.deployments.record({ body: { token: null, by: by.name, ...done } }).catch((cause: unknown) => {
      if (!isRefused(cause)) throw cause;
      // The others do not wait for it.
      logFailure(`The audit log lacks ${JSON.stringify({ by, ...done })}`, cause);
    });
    recorded.add(done.id);
  };

  const recordAll = async () => {
    const entries = await log.read();
    for (const entry of entries.filter(isDue)) if (!recorded.has(entry.id)) await record(entry);
    recorded = new Set(entries.map(({ id }) => id).filter((id) => recorded.has(id)));
  };

  const run = async () => {
    while (!ending.signal.aborted) {
      await recordAll().then(
        () => {
          lastProblem = '';
        },
        (cause: unknown) => {
          if (String(cause) !== lastProblem)
            logFailure('Changes of releases cannot be written into the audit log', cause);
          lastProblem = String(cause);
        },
      );
      await delay(intervalMs, null, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
};
