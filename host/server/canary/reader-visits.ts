import type { Api } from 'shared/client';

type Report = Parameters<Api['canaries']['report']>[0]['body'];
export type ReaderVisit = Report['visits'][number];

/** Of one report, as the API takes it. */
const maxVisits = 1000;
/** While the API does not answer. */
const maxWaiting = 20_000;
const maxKnown = 100_000;

const toKey = ({ reader, isCanary, failed }: ReaderVisit) => `${reader} ${isCanary} ${failed}`;

/** Keeps the visits of a canary until they are reported, each reader once. */
export const createReaderVisits = () => {
  const known = new Set<string>();
  let waiting: ReaderVisit[] = [];
  return {
    add: (visit: ReaderVisit) => {
      const key = toKey(visit);
      if (known.has(key) || waiting.length >= maxWaiting) return;
      // Those that are reported twice change nothing.
      if (known.size >= maxKnown) known.clear();
      known.add(key);
      waiting.push(visit);
    },
    /** The oldest ones; `putBack` where they could not be reported. */
    take: () => waiting.splice(0, maxVisits),
    putBack: (visits: readonly ReaderVisit[]) => {
      waiting = [...visits, ...waiting];
    },
  };
};
