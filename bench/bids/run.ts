import { setTimeout as delay } from 'node:timers/promises';
import { median, quantile } from '../measure-visit';
import { type LotWatches, watchLots } from './watch-lots';

interface BidBenchOptions {
  /** Address of a product with the large seed. */
  product: string;
  /** Access tokens of members with a paddle of the sale. */
  bidders: string[];
  /** Ids of open lots, as many as one page shows. */
  works: string[];
  log: (line: string) => void;
}

const bidsPerSecond = 100;
const seconds = 20;
/** Bids of the first seconds are not measured, while the server warms up. */
const warmUpSeconds = 5;
const pageCount = 20;

interface Lot {
  bidCount: number;
  minNext: number;
  /** Index of the last bidder. */
  last: number;
}

interface BidResult {
  status: number;
  /** Time from the request to the response (ms). */
  answeredMs: number;
  /** Time from the response to the event on an open page (ms); null when the page did not receive it. */
  notifiedMs: number | null;
}

/** Calls `act` at a constant rate, without waiting for earlier calls. */
const runAtRate = async (lengthS: number, act: (n: number) => Promise<void>) => {
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < bidsPerSecond * lengthS; n += 1) {
    const due = startedAt + (n * 1000) / bidsPerSecond - performance.now();
    if (due > 0) await delay(due);
    running.push(act(n));
  }
  await Promise.all(running);
};

const formatLine = (name: string, all: number[]) =>
  `${name.padEnd(45)} ${median(all).toFixed(0).padStart(8)} ${quantile(all, 0.99).toFixed(0).padStart(8)}`;

/** Returns a function that places the nth bid, as another bidder than the last one of the lot. */
const createBidding = ({ product, bidders, works }: BidBenchOptions, watches: LotWatches) => {
  const lots = new Map<string, Lot>(
    works.map((work) => {
      const { bidCount = 0, minNext = 0 } = watches.get(work)?.state ?? {};
      return [work, { bidCount, minNext, last: -1 }];
    }),
  );
  return async (n: number): Promise<BidResult> => {
    const work = works[n % works.length] ?? '';
    const lot = lots.get(work) as Lot;
    lot.last = n % bidders.length === lot.last ? (n + 1) % bidders.length : n % bidders.length;
    const sentAt = performance.now();
    const response = await fetch(`${product}/api/v1/auction/works/${work}/bids`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bidders[lot.last]}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ amount: lot.minNext, type: 'DIRECT' }),
    });
    const answeredAt = performance.now();
    const { work: current } = (await response.json()) as { work?: { minNext: number; bidCount: number } };
    if (current) Object.assign(lot, { minNext: current.minNext, bidCount: current.bidCount });
    const notifiedAt = current ? await watches.get(work)?.waitForBid(current.bidCount) : undefined;
    return {
      status: response.status,
      answeredMs: answeredAt - sentAt,
      notifiedMs: notifiedAt === undefined ? null : Math.max(0, notifiedAt - answeredAt),
    };
  };
};

/** Control: reads the bids of the lots at the same rate. Returns the response times (ms). */
const measureReads = async ({ product, works }: BidBenchOptions) => {
  const durations: number[] = [];
  await runAtRate(seconds, async (n) => {
    const sentAt = performance.now();
    await (await fetch(`${product}/api/v1/auction/works/${works[n % works.length]}/bids`)).arrayBuffer();
    durations.push(performance.now() - sentAt);
  });
  return durations;
};

const logResults = ({ works, log }: BidBenchOptions, results: BidResult[], reads: number[]) => {
  const accepted = results.filter(({ status }) => status === 201);
  const middle = Math.floor(accepted.length / 2);
  const [first, second] = [accepted.slice(0, middle), accepted.slice(middle)].map((half) =>
    half.flatMap(({ notifiedMs }) => notifiedMs ?? []),
  ) as [number[], number[]];
  log(`\n${bidsPerSecond} bids a second for ${seconds} s on a page of ${works.length} lots, ${pageCount} pages open`);
  for (const status of new Set(results.map((result) => result.status)))
    if (status !== 201) log(`answered ${status}: ${results.filter((result) => result.status === status).length}`);
  const missed = accepted.length - first.length - second.length;
  log(`accepted ${accepted.length} of ${results.length}; no event within 5 s: ${missed}`);
  log(`${'ms'.padEnd(45)}   median      p99`);
  log(formatLine('control: reading the bids of a lot', reads));
  log(
    formatLine(
      'bid, from request to response',
      accepted.map(({ answeredMs }) => answeredMs),
    ),
  );
  log(formatLine('from response to event on a page, first half', first));
  log(formatLine('from response to event on a page, second half', second));
};

/** Places a hundred bids a second on one page of live lots with twenty open pages, and compares with plain reads. */
export const runBids = async (options: BidBenchOptions) => {
  const watches: LotWatches = new Map();
  const ending = new AbortController();
  const url = `${options.product}/api/v1/auction/live?works=${options.works.join(',')}`;
  await Promise.all(
    Array.from({ length: pageCount }, (_, index) => watchLots(url, index === 0 ? watches : null, ending.signal)),
  );
  const placeBid = createBidding(options, watches);
  const results: BidResult[] = [];
  await runAtRate(warmUpSeconds, async (n) => void (await placeBid(n)));
  await runAtRate(seconds, async (n) => void results.push(await placeBid(n)));
  ending.abort();
  logResults(options, results, await measureReads(options));
};
