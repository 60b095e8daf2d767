import type pg from 'pg';
import type { Acknowledged } from './load';

export type Check = [name: string, wrong: number];
/** A statement that selects what is wrong, and its values. */
type Query = [name: string, statement: string, values?: unknown[]];

const selectNotOnce = (table: string, column: string) =>
  `select expected from unnest($1::text[]) as expected where (select count(*) from ${table} where ${column} = expected) <> 1`;
const selectNotInState = (status: string) =>
  `select id from unnest($1::text[]) as id where not exists
    (select 1 from matchings where _id = id and status = '${status}')`;

/** Everything acknowledged exists exactly once. */
const listAcknowledged = ({ prefix, forms, requests, messages, accepted, declined }: Acknowledged): Query[] => [
  ['acknowledged forms that do not exist exactly once', selectNotOnce('forms', 'content'), [forms]],
  [
    'forms that exist and were never acknowledged',
    `select 1 from forms where content like '${prefix} %' and not content = any ($1)`,
    [forms],
  ],
  [
    'acknowledged requests that do not exist exactly once',
    selectNotOnce('matchings', 'message'),
    [[...requests.keys()]],
  ],
  ['acknowledged messages that do not exist exactly once', selectNotOnce('thread_messages', 'text'), [messages]],
  ['acknowledged acceptances that are not in force', selectNotInState('ACCEPTED'), [[...accepted.keys()]]],
  ['acknowledged refusals that are not in force', selectNotInState('DECLINED'), [declined]],
];

/** What was traded; `startedAt` is before the first of it. `stock` of `product` is that of then. */
export interface TradeBefore {
  bidders: string[];
  product: string;
  stock: number;
  startedAt: string;
}

const listTrade = ({ bids, orders, pictures }: Acknowledged, before: TradeBefore): Query[] => [
  ['acknowledged bids that do not exist exactly once', selectNotOnce('bids', '_id'), [bids]],
  // A leader who bids again raises the bid that was acknowledged before.
  [
    'bids that exist and were never acknowledged',
    'select 1 from bids where _user = any ($1) and created_at > $2 and not coalesce(_raises, _id) = any ($3)',
    [before.bidders, before.startedAt, bids],
  ],
  ['acknowledged orders that do not exist exactly once', selectNotOnce('orders', '_id'), [orders]],
  [
    'orders that exist and were never acknowledged',
    'select 1 from orders where _user = any ($1) and created_at > $2 and not _id = any ($3)',
    [before.bidders, before.startedAt, orders],
  ],
  [
    'pieces of stock that do not agree with the orders',
    `select generate_series(1, abs(stock - ($2::int - $3::int))) from shop_products where _id = $1`,
    [before.product, before.stock, orders.length],
  ],
  [
    'products without the picture that was acknowledged last',
    `select 1 from unnest($1::text[], $2::text[]) as last (id, url)
      where not exists (select 1 from products where _id = id and thumb ->> 'url' = url)`,
    [[...pictures.keys()], [...pictures.values()]],
  ],
];

/** Every record has all its dependent records. */
const listConsistency = ({ prefix }: Acknowledged): Query[] => [
  [
    'agreed meetings without slot holds for both parties and the table, or other meetings with slot holds',
    `select 1 from matchings m where
      (select count(*) from slot_holds h where h._matching = m._id and h.start_at = m.slot_start)
      <> case when m.status = 'ACCEPTED' then case when m.mode = 'OFFLINE' then 3 else 2 end else 0 end
      and m.status <> 'COMPLETED' and m.status <> 'NO_SHOW'`,
  ],
  [
    'matchings whose history does not end with their status',
    `select 1 from matchings where history -> -1 ->> 'to' <> status`,
  ],
  [
    'forms without their consent',
    `select 1 from forms f where not exists (select 1 from consents where _form = f._id)`,
  ],
  [
    'forms without a stored response for their idempotency key',
    `select 1 from forms f where content like '${prefix} %'
      and not exists (select 1 from idempotency_keys where target = f._id and key = split_part(f.content, ' ', 2))`,
  ],
];

/** SQL count of the mails of a template about matching `m`. */
const buildMailCount = (template: string) =>
  `(select count(*) from outbox where resource = 'matchings' and target = m._id and channel = 'EMAIL'
    and status <> 'SKIPPED' and template = '${template}')`;

/** Every mail is stored once. */
const listMails = ({ prefix }: Acknowledged): Query[] => [
  [
    'forms without a mail to the sender and a mail to the firm',
    `select 1 from forms f where content like '${prefix} %'
      and (select count(*) from outbox where resource = 'forms' and target = f._id and channel = 'EMAIL') <> 2`,
  ],
  [
    'requests without exactly one mail to the other side',
    `select 1 from matchings m where message like '${prefix} %' and ${buildMailCount('matching.requested')} <> 1`,
  ],
  [
    'agreed meetings without mails to both sides',
    `select 1 from matchings m where message like '${prefix} %' and status = 'ACCEPTED'
      and ${buildMailCount('matching.accepted')} <> 2`,
  ],
  [
    'duplicate mails to one recipient about one record',
    `select 1 from outbox o left join matchings m on m._id = o.target
      where resource = 'forms' or m.message like '${prefix} %'
      group by o.target, template, mail -> 'to' having count(*) > 1`,
  ],
  ['mails that are still queued', `select 1 from outbox where status = 'QUEUED'`],
  ['mails that have failed', `select 1 from outbox where status = 'FAILED'`],
];

/** Compares the sent mails with those that arrived; `arrivals` has their ids. */
const checkArrivals = async (client: pg.Client, arrivals: Map<string, number>): Promise<Check[]> => {
  const { rows } = await client.query<{ _id: string }>(
    `select _id from outbox where status = 'SENT' and channel = 'EMAIL'`,
  );
  const sent = new Set(rows.map(({ _id }) => _id));
  return [
    ['sent mails that did not arrive', [...sent].filter((id) => !arrivals.has(id)).length],
    ['mails that arrived and are not marked as sent', [...arrivals.keys()].filter((id) => !sent.has(id)).length],
  ];
};

interface CheckOptions {
  acknowledged: Acknowledged;
  before: TradeBefore;
  arrivals: Map<string, number>;
}

export const runChecks = async (client: pg.Client, { acknowledged, before, arrivals }: CheckOptions) => {
  const checks: Check[] = [];
  for (const [name, statement, values] of [
    ...listAcknowledged(acknowledged),
    ...listTrade(acknowledged, before),
    ...listConsistency(acknowledged),
    ...listMails(acknowledged),
  ]) {
    const counted = `select count(*)::int as n from (${statement}) as wrong`;
    checks.push([name, (await client.query<{ n: number }>(counted, values)).rows[0]?.n ?? -1]);
  }
  return [...checks, ...(await checkArrivals(client, arrivals))];
};

/** Loses a form, a message and a picture, doubles a form, and takes it back: whether the checks find each of them. */
export const findsPlantedLosses = async (client: pg.Client, options: CheckOptions): Promise<boolean> => {
  const { forms, messages, pictures } = options.acknowledged;
  await client.query('begin');
  try {
    await client.query('update forms set content = $1 where content = $2', [forms[0], forms[1]]);
    await client.query(`update thread_messages set text = 'lost' where text = $1`, [messages[0]]);
    await client.query('update products set thumb = null where _id = $1', [[...pictures.keys()][0]]);
    const wrong = new Map(await runChecks(client, options));
    const expected: [string, number][] = [
      ['acknowledged forms that do not exist exactly once', 2],
      ['acknowledged messages that do not exist exactly once', 1],
      ['products without the picture that was acknowledged last', 1],
    ];
    return expected.every(([name, least]) => (wrong.get(name) ?? 0) >= least);
  } finally {
    await client.query('rollback');
  }
};
