import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from 'shared/client';
import { findCanary, findRelease, type Registry } from 'shared/remotes';
import { logFailure } from '../log-failure';
import { type ActiveCanary, canaryChannel, findActiveCanary } from './active-canary';
import type { EndCanary } from './end-canary';
import { createReaderVisits, type ReaderVisit } from './reader-visits';

type Report = Parameters<Api['canaries']['report']>[0]['body'];
type Outcome = Awaited<ReturnType<Api['canaries']['report']>>['outcome'];

interface MonitorOptions {
  read: () => Promise<Registry>;
  api: Pick<Api, 'canaries'>;
  end: EndCanary;
}

/** Between two reports, and so the longest that readers get a canary that is stopped (ms). */
const intervalMs = 1000;
const everybody = 100;

const describe = ({ id, release, baseline, share, startedAt }: ActiveCanary) => ({
  _id: id,
  remote: release.name,
  channel: canaryChannel,
  release: release.version,
  baseline,
  share,
  startedAt,
});

/**
 * Reports the visits of a canary to the API, and learns from it whether the canary is stopped, also where the registry cannot be changed.
 * A canary is given to nobody before the API has answered once.
 */
export const createCanaryMonitor = ({ read, api, end }: MonitorOptions) => {
  /** The canary that the API was told of, and how it ended there. */
  let known: { canary: ActiveCanary; outcome: Outcome } | null = null;
  let visits = createReaderVisits();
  let lastProblem = '';
  const ending = new AbortController();

  const report = async (canary: ActiveCanary, ended: Report['ended'] = null, figures = false) => {
    const taken = visits.take();
    try {
      const answer = await api.canaries.report({ body: { ...describe(canary), visits: taken, ended, figures } });
      lastProblem = '';
      return answer;
    } catch (cause) {
      visits.putBack(taken);
      throw cause;
    }
  };

  /** Says how the former canary ended, once. */
  const reportEnd = async (registry: Registry) => {
    if (!known || findCanary(registry, canaryChannel)?.id === known.canary.id) return;
    const { canary, outcome } = known;
    const { name, version } = canary.release;
    const isPromoted = findRelease(registry, canaryChannel, name)?.version === version;
    if (outcome === null) await report(canary, isPromoted ? 'promoted' : 'cancelled');
    known = null;
    visits = createReaderVisits();
  };

  const check = async () => {
    const registry = await read();
    await reportEnd(registry);
    const canary = findActiveCanary(registry, Date.now());
    if (!canary) return;
    const { outcome } = await report(canary);
    if (outcome === 'stopped' && known?.outcome !== 'stopped')
      logFailure(
        `${canary.release.name} ${canary.release.version} is taken back`,
        'It fails more often than what the other readers get',
      );
    known = { canary, outcome };
    if (outcome === 'stopped') await end(canary, 'cancel');
    if (outcome === null && canary.share === everybody) await end(canary, 'promoteCanary');
  };

  const run = async () => {
    while (!ending.signal.aborted) {
      await check().catch((cause: unknown) => {
        if (String(cause) !== lastProblem) logFailure('Visits of a canary cannot be reported', cause);
        lastProblem = String(cause);
      });
      await delay(intervalMs, null, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    /** The canary that readers get now; null while there is none, or it is stopped. */
    find: async (): Promise<ActiveCanary | null> => {
      const canary = findActiveCanary(await read(), Date.now());
      return canary && known?.canary.id === canary.id && known.outcome === null ? canary : null;
    },
    count: (visit: ReaderVisit) => visits.add(visit),
    /** The canary with its figures, as the API has them; null while there is none. */
    showFigures: async () => {
      const canary = findActiveCanary(await read(), Date.now());
      return canary && (await report(canary, null, true)).canary;
    },
    stop: async () => {
      ending.abort();
      await running;
    },
  };
};

export type CanaryMonitor = ReturnType<typeof createCanaryMonitor>;
