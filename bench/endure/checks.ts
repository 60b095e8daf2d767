import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Acknowledged } from './load';

type Check = [name: string, wrong: number];

const numberIn = async (client: pg.Client, query: string, values: unknown[] = []) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from (${query}) as wrong`, values)).rows[0]?.n ?? -1;

/** Every one of them is there, once. */
const acknowledged = async (client: pg.Client, done: Acknowledged): Promise<Check[]> => {
  const { mark } = done;
  const once = (table: string, column: string, texts: string[]) =>
    numberIn(
      client,
      `select given from unnest($1::text[]) as given where (select count(*) from ${table} where ${column} = given) <> 1`,
      [texts],
    );
  const inState = (ids: string[], status: string) =>
    numberIn(
      client,
      `select id from unnest($1::text[]) as id where not exists
        (select 1 from matchings where _id = id and status = '${status}')`,
      [ids],
    );
  const unasked = (table: string, column: string, texts: string[]) =>
    numberIn(client, `select 1 from ${table} where ${column} like '${mark} %' and not ${column} = any ($1)`, [texts]);
  return [
    ['acknowledged forms that are not there once', await once('forms', 'content', done.forms)],
    ['forms that are there and were never acknowledged', await unasked('forms', 'content', done.forms)],
    ['acknowledged requests that are not there once', await once('matchings', 'message', [...done.requests.keys()])],
    ['acknowledged messages that are not there once', await once('thread_messages', 'text', done.messages)],
    ['acknowledged acceptances that do not stand', await inState([...done.accepted.keys()], 'ACCEPTED')],
    ['acknowledged refusals that do not stand', await inState(done.declined, 'DECLINED')],
  ];
};

/** Whatever is there is there with all that belongs to it. */
const whole = async (client: pg.Client, { mark }: Acknowledged): Promise<Check[]> => [
  [
    'agreed meetings that do not hold both parties and their table, or others that hold something',
    await numberIn(
      client,
      `select 1 from matchings m where
        (select count(*) from slot_holds h where h._matching = m._id and h.start_at = m.slot_start)
        <> case when m.status = 'ACCEPTED' then case when m.mode = 'OFFLINE' then 3 else 2 end else 0 end
        and m.status <> 'COMPLETED' and m.status <> 'NO_SHOW'`,
    ),
  ],
  [
    'matchings whose history does not end with their state',
    await numberIn(client, `select 1 from matchings where history -> -1 ->> 'to' <> status`),
  ],
  [
    'forms without their consent',
    await numberIn(client, `select 1 from forms f where not exists (select 1 from consents where _form = f._id)`),
  ],
  [
    'forms without their answer under the key of the request',
    await numberIn(
      client,
      `select 1 from forms f where content like '${mark} %'
        and not exists (select 1 from idempotency_keys where target = f._id and key = split_part(f.content, ' ', 2))`,
    ),
  ],
];

/** Mails about the requests of this run. */
const mailsOf = (template: string) =>
  `(select count(*) from outbox where resource = 'matchings' and target = m._id and channel = 'EMAIL'
    and status <> 'SKIPPED' and template = '${template}')`;

const toldOfMatchings = async (client: pg.Client, { mark }: Acknowledged): Promise<Check[]> => [
  [
    'requests of which the other side was not told once',
    await numberIn(
      client,
      `select 1 from matchings m where message like '${mark} %' and ${mailsOf('matching.requested')} <> 1`,
    ),
  ],
  [
    'agreed meetings of which not both sides were told',
    await numberIn(
      client,
      `select 1 from matchings m where message like '${mark} %' and status = 'ACCEPTED'
        and ${mailsOf('matching.accepted')} <> 2`,
    ),
  ],
];

/** What had to be told is told, once. */
const told = async (client: pg.Client, done: Acknowledged, dataDir: string): Promise<Check[]> => {
  const { mark } = done;
  const { rows } = await client.query<{ _id: string }>(
    `select _id from outbox where status = 'SENT' and channel = 'EMAIL'`,
  );
  const files = readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
  const sent = new Set(rows.map(({ _id }) => `${_id}.eml`));
  return [
    [
      'forms that did not cause the mail to the sender and the mail to the firm',
      await numberIn(
        client,
        `select 1 from forms f where content like '${mark} %'
          and (select count(*) from outbox where resource = 'forms' and target = f._id and channel = 'EMAIL') <> 2`,
      ),
    ],
    ...(await toldOfMatchings(client, done)),
    [
      'mails to one recipient about one thing, twice',
      await numberIn(
        client,
        `select 1 from outbox o left join matchings m on m._id = o.target
          where resource = 'forms' or m.message like '${mark} %'
          group by o.target, template, mail -> 'to' having count(*) > 1`,
      ),
    ],
    ['mails that still wait', await numberIn(client, `select 1 from outbox where status = 'QUEUED'`)],
    ['mails that were given up', await numberIn(client, `select 1 from outbox where status = 'FAILED'`)],
    ['sent mails that did not arrive', [...sent].filter((name) => !files.includes(name)).length],
    ['mails that arrived and are not known as sent', files.filter((name) => !sent.has(name)).length],
  ];
};

export const checkAll = async (client: pg.Client, done: Acknowledged, dataDir: string): Promise<Check[]> => [
  ...(await acknowledged(client, done)),
  ...(await whole(client, done)),
  ...(await told(client, done, dataDir)),
];
