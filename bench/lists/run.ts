import { quantile } from '../measure';

/** A database of one size behind an API of its own. */
export interface Side {
  /** Asks once, and throws where the answer is no page. */
  ask: (list: string, query: string) => Promise<void>;
  /** Scans of large tables in what the list really asks of the database. */
  scans: (list: string, query: string) => Promise<string[]>;
}

interface Bench {
  small: Side;
  large: Side;
  /** Names of all lists. */
  lists: string[];
  log: (line: string) => void;
}

const warmUp = 15;
const samples = 200;

/** What is asked of a list beside its first page and a word. */
const further: Record<string, string[]> = {
  'shopProducts.list': [
    'sort=price',
    'sort=-sales',
    'sort=-likes&label=NEW',
    'priceFrom=20000&priceTo=30000',
    'priceFrom=20000&sort=-rating',
    'q=한지',
    'q=한지&sort=price',
    'q=한지%20조명&page=3',
    'category=:category',
    'category=:category&q=조명&sort=price',
    'page=40',
  ],
  'console.shopProducts.list': ['q=한지', 'sort=-stock', 'status=HIDDEN', 'soldOut=true', 'label=NEW', 'page=40'],
  'works.list': ['status=OPEN', 'sort=price', 'priceFrom=100000'],
  'console.bids.all': ['sort=createdAt', 'page=40'],
  'console.users.list': ['sort=name', 'role=BUYER', 'q=large-01999'],
  'console.orders.list': ['status=PAID', 'sort=-total'],
};

const timed = async (side: Side, list: string, query: string) => {
  const began = performance.now();
  await side.ask(list, query);
  return performance.now() - began;
};

/** Every list on both, request by request in turn. */
export const runLists = async ({ small, large, lists, log }: Bench) => {
  const asked = lists.flatMap((list) => ['', 'q=조명', ...(further[list] ?? [])].map((query) => ({ list, query })));
  log(`${''.padEnd(62)}   small p50  p99   large p50  p99   ratio of p99`);
  const over: string[] = [];
  const scanned: string[] = [];
  for (const { list, query } of asked) {
    const seen: Record<'small' | 'large', number[]> = { small: [], large: [] };
    for (let n = -warmUp; n < samples; n += 1)
      for (const [name, side] of [['small', small] as const, ['large', large] as const]) {
        const took = await timed(side, list, query);
        if (n >= 0) seen[name].push(took);
      }
    const line = `${list}?${query}`;
    const [few, many] = [quantile(seen.small, 0.99), quantile(seen.large, 0.99)];
    const numbers = [quantile(seen.small, 0.5), few, quantile(seen.large, 0.5), many, many / few];
    log(`${line.padEnd(62)} ${numbers.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`);
    if (many > 2 * few) over.push(line);
    const scans = await large.scans(list, query);
    if (scans.length > 0) scanned.push(`${line}: ${[...new Set(scans)].join(', ')}`);
  }
  log(`\nAbove twice the small seed's p99 (${over.length} of ${asked.length}):\n${over.join('\n') || 'none'}`);
  log(`\nA large table is read whole:\n${scanned.join('\n') || 'none'}`);
};
