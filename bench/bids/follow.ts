interface LotNow {
  _id: string;
  bidCount: number;
  minNext: number;
}

interface Followed {
  now: LotNow;
  /** When the page heard that the lot has so many bids (ms); undefined where it has not within five seconds. */
  until: (bidCount: number) => Promise<number | undefined>;
}

export type Heard = Map<string, Followed>;

const patienceMs = 5000;

const note = (heard: Heard, lot: LotNow) => {
  const known = heard.get(lot._id);
  if (known) {
    known.now = lot;
    return;
  }
  const times = new Map<number, number>();
  const followed: Followed = {
    get now() {
      return lot;
    },
    set now(next) {
      lot = next;
      times.set(next.bidCount, performance.now());
    },
    until: async (bidCount) => {
      const end = performance.now() + patienceMs;
      while (performance.now() < end) {
        const at = [...times].find(([count]) => count >= bidCount)?.[1];
        if (at !== undefined) return at;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return undefined;
    },
  };
  heard.set(lot._id, followed);
};

/** An open page; resolves once it stands, and notes what it hears where somebody wants to know. */
export const followLots = async (url: string, heard: Heard | null, signal: AbortSignal) => {
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
      if (heard && data && /^event: lot$/m.test(block)) note(heard, JSON.parse(data) as LotNow);
    }
    return !done && !blocks.some((block) => /^event: ready$/m.test(block));
  };
  while (await next());
  const goOn = async () => {
    while (!signal.aborted) await next();
  };
  // The end of the measurement breaks the line.
  void goOn().catch(() => undefined);
};
