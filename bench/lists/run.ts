import { quantile } from '../measure-visit';

/** An API with a database of one size. */
interface ListTarget {
  /** Requests a list once; throws when the answer is an error. */
  request: (list: string, query: string) => Promise<void>;
  /** Large tables that the queries of the list read completely. */
  findScans: (list: string, query: string) => Promise<string[]>;
}

interface ListBenchOptions {
  small: ListTarget;
  large: ListTarget;
  /** Names of all lists. */
  lists: string[];
  /** The queries that every list of its kind takes. */
  getQueries: (list: string) => string[];
  log: (line: string) => void;
}

const warmUpRequests = 15;
const samples = 200;

/** Queries that are measured besides those of every list. */
const extraQueries: Record<string, string[]> = {
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
  'search.find': [
    'q=한지%20조명을',
    'q=입니다',
    'q=ㅎㅈ',
    'q=whaud',
    'q=한즤%20조명',
    'q=papr%20lmp',
    'q=수선하%20구근',
  ],
};

interface ListRequest {
  list: string;
  query: string;
}

const measureMs = async (side: ListTarget, list: string, query: string) => {
  const began = performance.now();
  await side.request(list, query);
  return performance.now() - began;
};

/** Measures one list on both databases in alternating requests: median and 99th percentile of each (ms). */
const compareTargets = async (
  { small, large }: Pick<ListBenchOptions, 'small' | 'large'>,
  { list, query }: ListRequest,
) => {
  const durations: Record<'small' | 'large', number[]> = { small: [], large: [] };
  for (let n = -warmUpRequests; n < samples; n += 1)
    for (const [name, side] of [['small', small] as const, ['large', large] as const]) {
      const took = await measureMs(side, list, query);
      if (n >= 0) durations[name].push(took);
    }
  const [smallP99, largeP99] = [quantile(durations.small, 0.99), quantile(durations.large, 0.99)];
  return {
    numbers: [quantile(durations.small, 0.5), smallP99, quantile(durations.large, 0.5), largeP99, largeP99 / smallP99],
    isOver: largeP99 > 2 * smallP99,
  };
};

/** Measures every list on both databases. Lists above twice the p99 of the small one are measured again, to exclude a pause of the machine. */
export const runLists = async ({ small, large, lists, getQueries, log }: ListBenchOptions) => {
  const requests: ListRequest[] = lists.flatMap((list) =>
    [...getQueries(list), ...(extraQueries[list] ?? [])].map((query) => ({ list, query })),
  );
  const formatName = ({ list, query }: ListRequest) => `${list}?${query}`;
  const measure = async (each: ListRequest) => {
    const { numbers, isOver } = await compareTargets({ small, large }, each);
    log(`${formatName(each).padEnd(62)} ${numbers.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`);
    return isOver;
  };
  log(`${''.padEnd(62)}   small p50  p99   large p50  p99   ratio of p99`);
  const over: ListRequest[] = [];
  const scanned: string[] = [];
  for (const each of requests) {
    if (await measure(each)) over.push(each);
    const scans = await large.findScans(each.list, each.query);
    if (scans.length > 0) scanned.push(`${formatName(each)}: ${[...new Set(scans)].join(', ')}`);
  }
  log(`\nAbove twice the small seed's p99 (${over.length} of ${requests.length}), measured again:`);
  const twice: string[] = [];
  for (const each of over) if (await measure(each)) twice.push(formatName(each));
  log(`\nAbove it in both measurements:\n${twice.join('\n') || 'none'}`);
  log(`\nLarge tables read completely:\n${scanned.join('\n') || 'none'}`);
};
