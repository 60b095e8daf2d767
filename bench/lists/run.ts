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

interface Asked {
  list: string;
  query: string;
}

const timed = async (side: Side, list: string, query: string) => {
  const began = performance.now();
  await side.ask(list, query);
  return performance.now() - began;
};

/** One list on both, request by request in turn: the median and the 99th percentile of each (ms). */
const compare = async ({ small, large }: Pick<Bench, 'small' | 'large'>, { list, query }: Asked) => {
  const seen: Record<'small' | 'large', number[]> = { small: [], large: [] };
  for (let n = -warmUp; n < samples; n += 1)
    for (const [name, side] of [['small', small] as const, ['large', large] as const]) {
      const took = await timed(side, list, query);
      if (n >= 0) seen[name].push(took);
    }
  const [few, many] = [quantile(seen.small, 0.99), quantile(seen.large, 0.99)];
  return {
    numbers: [quantile(seen.small, 0.5), few, quantile(seen.large, 0.5), many, many / few],
    isOver: many > 2 * few,
  };
};

/** Every list on both, and those that are above twice the small one's p99 once more: a pause of the machine hits one. */
export const runLists = async ({ small, large, lists, log }: Bench) => {
  const asked: Asked[] = lists.flatMap((list) =>
    ['', 'q=조명', ...(further[list] ?? [])].map((query) => ({ list, query })),
  );
  const nameOf = ({ list, query }: Asked) => `${list}?${query}`;
  const measure = async (each: Asked) => {
    const { numbers, isOver } = await compare({ small, large }, each);
    log(`${nameOf(each).padEnd(62)} ${numbers.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`);
    return isOver;
  };
  log(`${''.padEnd(62)}   small p50  p99   large p50  p99   ratio of p99`);
  const over: Asked[] = [];
  const scanned: string[] = [];
  for (const each of asked) {
    if (await measure(each)) over.push(each);
    const scans = await large.scans(each.list, each.query);
    if (scans.length > 0) scanned.push(`${nameOf(each)}: ${[...new Set(scans)].join(', ')}`);
  }
  log(`\nAbove twice the small seed's p99 (${over.length} of ${asked.length}), once more:`);
  const twice: string[] = [];
  for (const each of over) if (await measure(each)) twice.push(nameOf(each));
  log(`\nAbove it both times:\n${twice.join('\n') || 'none'}`);
  log(`\nA large table is read whole:\n${scanned.join('\n') || 'none'}`);
};
