import type pg from 'pg';

interface Query {
  text: string;
  values: unknown[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** What a call asks of the database: every query of a list passes the pool. */
export const queriesOf = async (pool: pg.Pool, call: () => Promise<unknown>): Promise<Query[]> => {
  const seen: Query[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((given: { text: string }, values: unknown[]) => {
    seen.push({ text: given.text, values });
    return query(given, values);
  }) as typeof pool.query;
  await call().finally(() => {
    pool.query = query;
  });
  return seen.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
};

/** A step that takes all it is given. */
const isWhole = (node: Node) => /^(Sort|Aggregate|Hash|Unique|WindowAgg)$/.test(node['Node Type']);
/** One that ends early, or that looks for something. */
const isBounded = (node: Node) => node['Node Type'] === 'Limit' || node['Index Cond'] !== undefined;

/** Indexes of a small part of their table: to read one of them whole is to have found something. */
const narrow = `select part.relname as name from pg_index join pg_class part on part.oid = indexrelid
  join pg_class whole on whole.oid = indrelid where part.reltuples < whole.reltuples / 5`;

/**
 * Says which tables a query reads whole: row after row, or along an index without looking for anything in it, for a step
 * that takes all it is given. To count the entries of an index alone is no reading of its table.
 */
export const openPlans = async (client: Pick<pg.Pool, 'query'>) => {
  const { rows } = await client.query<{ name: string }>(narrow);
  const parts = new Set(rows.map(({ name }) => name));
  const scans = (node: Node, isTaken = false, above = ''): string[] => {
    const { 'Node Type': type, 'Relation Name': table = above, 'Index Name': index = '', Plans = [] } = node;
    const isRead = type === 'Bitmap Index Scan' || (type === 'Index Scan' && isTaken);
    const all = isRead && !node['Index Cond'] && !parts.has(index);
    const taken = isWhole(node) || (isTaken && !isBounded(node));
    return [...(type === 'Seq Scan' || all ? [table] : []), ...Plans.flatMap((each) => scans(each, taken, table))];
  };
  return async ({ text, values }: Query) => {
    const answer = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
    return answer.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scans(Plan)));
  };
};
