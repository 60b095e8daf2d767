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

/** Runs `call` and returns the queries that it sent through the pool; those that read if `kind` is left out. */
export const captureQueries = async (
  pool: pg.Pool,
  call: () => Promise<unknown>,
  kind = /^\s*(select|with)\b/i,
): Promise<Query[]> => {
  const captured: Query[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((config: { text: string }, values: unknown[]) => {
    captured.push({ text: config.text, values });
    return query(config, values);
  }) as typeof pool.query;
  await call().finally(() => {
    pool.query = query;
  });
  return captured.filter(({ text }) => kind.test(text));
};

/** A node that reads all of its input. */
const readsAllInput = (node: Node) => /^(Sort|Aggregate|Hash|Unique|WindowAgg)$/.test(node['Node Type']);
/** A node that stops early or searches an index. */
const isBoundedNode = (node: Node) => node['Node Type'] === 'Limit' || node['Index Cond'] !== undefined;

/** Partial indexes of a small part of their table; reading such an index completely is allowed. */
const partialIndexesSql = `select part.relname as name from pg_index join pg_class part on part.oid = indexrelid
  join pg_class whole on whole.oid = indrelid where part.reltuples < whole.reltuples / 5`;

/**
 * Creates a function that returns the tables which a query reads completely: by a sequential scan, or by an index scan
 * without condition below a node that reads all of its input. An index-only scan does not count.
 */
export const createScanDetector = async (client: Pick<pg.Pool, 'query'>) => {
  const { rows } = await client.query<{ name: string }>(partialIndexesSql);
  const parts = new Set(rows.map(({ name }) => name));
  const scans = (node: Node, isTaken = false, above = ''): string[] => {
    const { 'Node Type': type, 'Relation Name': table = above, 'Index Name': index = '', Plans = [] } = node;
    const isRead = type === 'Bitmap Index Scan' || (type === 'Index Scan' && isTaken);
    const all = isRead && !node['Index Cond'] && !parts.has(index);
    const taken = readsAllInput(node) || (isTaken && !isBoundedNode(node));
    return [...(type === 'Seq Scan' || all ? [table] : []), ...Plans.flatMap((each) => scans(each, taken, table))];
  };
  return async ({ text, values }: Query) => {
    const answer = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
    return answer.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scans(Plan)));
  };
};
