import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Acknowledged } from './load';

type Check = [name: string, wrong: number];

const countRows = async (client: pg.Client, query: string, values: unknown[] = []) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from (${query}) as wrong`, values)).rows[0]?.n ?? -1;

/** Checks that everything acknowledged exists exactly once. */
const checkAcknowledged = async (client: pg.Client, done: Acknowledged): Promise<Check[]> => {
  const { mark } = done;
  const countNotOnce = (table: string, column: string, texts: string[]) =>
    countRows(
      client,
      `select given from unnest($1::text[]) as given where (select count(*) from ${table} where ${column} = given) <> 1`,
      [texts],
    );
  const countNotInState = (ids: string[], status: string) =>
    countRows(
      client,
      `select id from unnest($1::text[]) as id where not exists
        (select 1 from matchings where _id = id and status = '${status}')`,
      [ids],
    );
  const countUnacknowledged = (table: string, column: string, texts: string[]) =>
    countRows(client, `select 1 from ${table} where ${column} like '${mark} %' and not ${column} = any ($1)`, [texts]);
  return [
    ['acknowledged forms that do not exist exactly once', await countNotOnce('forms', 'content', done.forms)],
    ['forms that exist and were never acknowledged', await countUnacknowledged('forms', 'content', done.forms)],
    [
      'acknowledged requests that do not exist exactly once',
      await countNotOnce('matchings', 'message', [...done.requests.keys()]),
    ],
    [
      'acknowledged messages that do not exist exactly once',
      await countNotOnce('thread_messages', 'text', done.messages),
    ],
    ['acknowledged acceptances that are not in force', await countNotInState([...done.accepted.keys()], 'ACCEPTED')],
    ['acknowledged refusals that are not in force', await countNotInState(done.declined, 'DECLINED')],
  ];
};

/** Checks that every record has all its dependent records. */
const checkConsistency = async (client: pg.Client, { mark }: Acknowledged): Promise<Check[]> => [
  [
    'agreed meetings without slot holds for both parties and the table, or other meetings with slot holds',
    await countRows(
      client,
      `select 1 from matchings m where
        (select count(*) from slot_holds h where h._matching = m._id and h.start_at = m.slot_start)
        <> case when m.status = 'ACCEPTED' then case when m.mode = 'OFFLINE' then 3 else 2 end else 0 end
        and m.status <> 'COMPLETED' and m.status <> 'NO_SHOW'`,
    ),
  ],
  [
    'matchings whose history does not end with their status',
    await countRows(client, `select 1 from matchings where history -> -1 ->> 'to' <> status`),
  ],
  [
    'forms without their consent',
    await countRows(client, `select 1 from forms f where not exists (select 1 from consents where _form = f._id)`),
  ],
  [
    'forms without a stored response for their idempotency key',
    await countRows(
      client,
      `select 1 from forms f where content like '${mark} %'
        and not exists (select 1 from idempotency_keys where target = f._id and key = split_part(f.content, ' ', 2))`,
    ),
  ],
];

/** SQL count of the mails of a template about matching `m`. */
const buildMailCount = (template: string) =>
  `(select count(*) from outbox where resource = 'matchings' and target = m._id and channel = 'EMAIL'
    and status <> 'SKIPPED' and template = '${template}')`;

const checkMatchingMails = async (client: pg.Client, { mark }: Acknowledged): Promise<Check[]> => [
  [
    'requests without exactly one mail to the other side',
    await countRows(
      client,
      `select 1 from matchings m where message like '${mark} %' and ${buildMailCount('matching.requested')} <> 1`,
    ),
  ],
  [
    'agreed meetings without mails to both sides',
    await countRows(
      client,
      `select 1 from matchings m where message like '${mark} %' and status = 'ACCEPTED'
        and ${buildMailCount('matching.accepted')} <> 2`,
    ),
  ],
];

/** Checks that every mail was sent exactly once. */
const checkMails = async (client: pg.Client, done: Acknowledged, dataDir: string): Promise<Check[]> => {
  const { mark } = done;
  const { rows } = await client.query<{ _id: string }>(
    `select _id from outbox where status = 'SENT' and channel = 'EMAIL'`,
  );
  const files = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  const sent = new Set(rows.map(({ _id }) => `${_id}.eml`));
  return [
    [
      'forms without a mail to the sender and a mail to the firm',
      await countRows(
        client,
        `select 1 from forms f where content like '${mark} %'
          and (select count(*) from outbox where resource = 'forms' and target = f._id and channel = 'EMAIL') <> 2`,
      ),
    ],
    ...(await checkMatchingMails(client, done)),
    [
      'duplicate mails to one recipient about one record',
      await countRows(
        client,
        `select 1 from outbox o left join matchings m on m._id = o.target
          where resource = 'forms' or m.message like '${mark} %'
          group by o.target, template, mail -> 'to' having count(*) > 1`,
      ),
    ],
    ['mails that are still queued', await countRows(client, `select 1 from outbox where status = 'QUEUED'`)],
    ['mails that have failed', await countRows(client, `select 1 from outbox where status = 'FAILED'`)],
    ['sent mails that did not arrive', [...sent].filter((name) => !files.includes(name)).length],
    ['mails that arrived and are not marked as sent', files.filter((name) => !sent.has(name)).length],
  ];
};

export const runChecks = async (client: pg.Client, done: Acknowledged, dataDir: string): Promise<Check[]> => [
  ...(await checkAcknowledged(client, done)),
  ...(await checkConsistency(client, done)),
  ...(await checkMails(client, done, dataDir)),
];
