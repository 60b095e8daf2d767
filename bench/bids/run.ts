import { median, quantile } from '../measure';
import { followLots, type Heard } from './follow';

interface Bench {
  /** Address of a product on the large seed. */
  product: string;
  /** Access tokens of people with a paddle of the sale. */
  bidders: string[];
  /** Ids of open lots, as many as one page of them shows. */
  works: string[];
  log: (line: string) => void;
}

const perSecond = 100;
const seconds = 20;
/** Before that the server is still warming up. */
const warmingS = 5;
const pages = 20;

interface Lot {
  bidCount: number;
  minNext: number;
  /** Place among the bidders of who bid last. */
  last: number;
}

interface Taken {
  status: number;
  /** From sending to the answer (ms). */
  answeredMs: number;
  /** From the answer to an open page (ms); null where the page has not heard of it. */
  toldMs: number | null;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** At an even pace, whether or not the ones before have been answered. */
const atPace = async (lengthS: number, act: (n: number) => Promise<void>) => {
  const begun = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * lengthS; n += 1) {
    const due = begun + (n * 1000) / perSecond - performance.now();
    if (due > 0) await wait(due);
    running.push(act(n));
  }
  await Promise.all(running);
};

const line = (name: string, all: number[]) =>
  `${name.padEnd(34)} ${median(all).toFixed(0).padStart(8)} ${quantile(all, 0.99).toFixed(0).padStart(8)}`;

/** One page of live lots that takes a hundred bids a second, with twenty readers, beside as many plain readings. */
export const runBids = async ({ product, bidders, works, log }: Bench) => {
  const heard: Heard = new Map();
  const ending = new AbortController();
  const url = `${product}/api/v1/auction/live?works=${works.join(',')}`;
  await Promise.all(Array.from({ length: pages }, (_, at) => followLots(url, at === 0 ? heard : null, ending.signal)));
  const lots = new Map<string, Lot>(
    works.map((work) => {
      const { bidCount = 0, minNext = 0 } = heard.get(work)?.now ?? {};
      return [work, { bidCount, minNext, last: -1 }];
    }),
  );

  const taken: Taken[] = [];
  const bid = async (n: number) => {
    const work = works[n % works.length] ?? '';
    const lot = lots.get(work) as Lot;
    lot.last = n % bidders.length === lot.last ? (n + 1) % bidders.length : n % bidders.length;
    const sent = performance.now();
    const answer = await fetch(`${product}/api/v1/auction/works/${work}/bids`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bidders[lot.last]}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ amount: lot.minNext, type: 'DIRECT' }),
    });
    const answered = performance.now();
    const { work: now } = (await answer.json()) as { work?: { minNext: number; bidCount: number } };
    if (now) Object.assign(lot, { minNext: now.minNext, bidCount: now.bidCount });
    const told = now ? await heard.get(work)?.until(now.bidCount) : undefined;
    taken.push({
      status: answer.status,
      answeredMs: answered - sent,
      toldMs: told === undefined ? null : Math.max(0, told - answered),
    });
  };
  await atPace(warmingS, bid);
  taken.length = 0;
  await atPace(seconds, bid);
  ending.abort();

  const readings: number[] = [];
  await atPace(seconds, async (n) => {
    const sent = performance.now();
    await (await fetch(`${product}/api/v1/auction/works/${works[n % works.length]}/bids`)).arrayBuffer();
    readings.push(performance.now() - sent);
  });

  const accepted = taken.filter(({ status }) => status === 201);
  const told = (half: Taken[]) => half.flatMap(({ toldMs }) => toldMs ?? []);
  const middle = Math.floor(accepted.length / 2);
  const halves = [accepted.slice(0, middle), accepted.slice(middle)].map(told);
  log(`\n${perSecond} bids a second for ${seconds} s on a page of ${works.length} lots, ${pages} pages open`);
  for (const status of new Set(taken.map((each) => each.status)))
    if (status !== 201) log(`answered ${status}: ${taken.filter((each) => each.status === status).length}`);
  log(`accepted ${accepted.length} of ${taken.length}; not told within 5 s: ${accepted.length - halves.flat().length}`);
  log(`${'ms'.padEnd(34)}   median      p99`);
  log(line('control: reading the bids of a lot', readings));
  log(
    line(
      'from sending to the answer',
      accepted.map(({ answeredMs }) => answeredMs),
    ),
  );
  log(line('from the answer to an open page, first half', halves[0] ?? []));
  log(line('the same, second half', halves[1] ?? []));
};
