import { setTimeout as delay } from 'node:timers/promises';

interface LotState {
  _id: string;
  bidCount: number;
  minNext: number;
}

interface LotWatch {
  state: LotState;
  /** When each bid count was received (`performance.now()`). */
  times: Map<number, number>;
  /** Time at which the page received this bid count (`performance.now()`); undefined when it did not within five seconds. */
  waitForBid: (bidCount: number) => Promise<number | undefined>;
}

export type LotWatches = Map<string, LotWatch>;

const timeoutMs = 5000;

const recordLot = (watches: LotWatches, lot: LotState) => {
  const existing = watches.get(lot._id);
  if (existing) {
    existing.state = lot;
    existing.times.set(lot.bidCount, performance.now());
    return;
  }
  const times = new Map<number, number>();
  watches.set(lot._id, {
    state: lot,
    times,
    waitForBid: async (bidCount) => {
      const end = performance.now() + timeoutMs;
      while (performance.now() < end) {
        const at = [...times].find(([count]) => count >= bidCount)?.[1];
        if (at !== undefined) return at;
        await delay(5);
      }
      return undefined;
    },
  });
};

/** Opens an event stream as a page does; resolves once it is ready. Records the received lots in `watches`, unless it is null. */
export const watchLots = async (url: string, watches: LotWatches | null, signal: AbortSignal) => {
  const answer = await fetch(url, { signal });
  const reader = answer.body?.getReader();
  if (!answer.ok || !reader) throw new Error(`${url} answers ${answer.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  const next = async () => {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (watches && data && /^event: lot$/m.test(block)) recordLot(watches, JSON.parse(data) as LotState);
    }
    return !done && !blocks.some((block) => /^event: ready$/m.test(block));
  };
  while (await next());
  const readOn = async () => {
    while (!signal.aborted) await next();
  };
  // The signal aborts the stream at the end of the measurement.
  void readOn().catch(() => undefined);
};
