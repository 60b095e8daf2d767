import { RefusedError } from 'shared/build/refused-error';
import { changeReleases } from 'shared/build/release/change-releases';
import { openRegistry, openReleases } from 'shared/build/storage/open-storage';
import { getMajor, hostContract } from 'shared/remotes';
import type { Config } from '../config';
import { logFailure } from '../log-failure';
import { type ActiveCanary, canaryChannel } from './active-canary';

/** The API writes the figures into the audit log. */
const reasons = { cancel: 'The canary failed more often', promoteCanary: 'The plan of the canary is over' };

/** Until a registry that could not be written is tried again (ms). */
const retryMs = 60_000;

/**
 * Returns a function that ends a canary in the registry: takes it back, or lets the channel run it. Of several hosts one can do it, and
 * none where they may only read the registry; then they follow the API's verdict without it.
 */
export const createCanaryEnd = ({
  registry: target,
  releases,
  remoteOrigins: origins,
}: Pick<Config, 'registry' | 'releases' | 'remoteOrigins'>) => {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async ({ id, release: { name, version } }: ActiveCanary, action: 'cancel' | 'promoteCanary') => {
    if (/^https?:/.test(target) || performance.now() - failedAt < retryMs) return;
    const stores = { registry: openRegistry(target), releases: openReleases(releases), origins };
    const contract = getMajor(hostContract);
    try {
      await changeReleases(
        stores,
        { action, remotes: [name], channel: canaryChannel, contract, canary: id },
        { by: { kind: 'system', name: '' }, why: reasons[action] },
      );
    } catch (cause) {
      // Somebody else did it.
      if (cause instanceof RefusedError) return;
      failedAt = performance.now();
      logFailure(`The canary ${name} ${version} has ended, which cannot be written into the registry`, cause);
    }
  };
};

export type EndCanary = ReturnType<typeof createCanaryEnd>;
