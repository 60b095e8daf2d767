import { fork } from 'node:child_process';
import pg from 'pg';
import { createCaller } from '../endure/caller';
import { startKillable } from '../endure/product';
import { median } from '../measure';

interface ApiBench {
  script: string;
  dataDir: string;
  ports: [api: number, fastify: number, express: number];
  log: (line: string) => void;
}

const rounds = 5;
const perRound = 300;
const atOnce = 8;
/** Until the compiler has settled: what it does counts as processor time too. */
const warmUp = 2500;
const posts = 1000;
const kinds = ['list', 'detail', 'create'] as const;
type Kind = (typeof kinds)[number];

/** A server, how each kind of request is put to it, and the processor time it has used (µs). */
interface Rival {
  name: string;
  ask: (kind: Kind) => Promise<Response>;
  cpuUs: () => Promise<number>;
}

const faq = {
  type: 'other',
  question: { ko: '측정용 질문입니다.', en: 'A question to measure.' },
  answer: { ko: '<p>측정용 답변입니다. 문장 몇 개를 담습니다.</p>', en: '<p>An answer to measure.</p>' },
  order: 1,
  published: false,
};
const post = { method: 'POST', body: JSON.stringify(faq) };
const json = { 'content-type': 'application/json' };

/** As many posts as a busy site has; the plans are those of a table in use. */
const fill = async (client: pg.Client) => {
  await client.query(
    `insert into boards (_id, created_at, updated_at, code, subject, summary, content, tags, status, publish_at)
      select 'bench' || n, now(), now(), 'NOTICE', jsonb_build_object('ko', '공지 ' || n, 'en', 'Notice ' || n),
        jsonb_build_object('ko', repeat('요약 ', 20), 'en', repeat('summary ', 20)),
        jsonb_build_object('ko', repeat('<p>본문입니다.</p>', 40)), '{notice,bench}', 'PUBLISHED', now() - n * interval '1 hour'
      from generate_series(1, ${posts}) as n on conflict do nothing`,
  );
  await client.query('analyze boards');
  const { rows } = await client.query<{ id: string }>(`select 'bench' || n as id from generate_series(1, 200) as n`);
  return rows.map(({ id }) => id);
};

const bare = async (name: string, file: string, port: number, databaseUrl: string, ids: string[]) => {
  const child = fork(new URL(file, import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', reject);
  });
  const url = `http://127.0.0.1:${port}`;
  let turn = 0;
  const paths = {
    list: () => '/list?page=1&limit=20',
    detail: () => `/detail/${ids[turn % ids.length]}`,
    create: () => '/create',
  };
  const rival: Rival = {
    name,
    ask: (kind) => {
      turn += 1;
      return fetch(url + paths[kind](), kind === 'create' ? { ...post, headers: json } : {});
    },
    cpuUs: async () => {
      const { user, system } = (await (await fetch(`${url}/cpu`)).json()) as { user: number; system: number };
      return user + system;
    },
  };
  return { rival, stop: () => child.kill() };
};

const ours = (url: string, headers: Record<string, string>, ids: string[]): Rival => {
  let turn = 0;
  const paths = {
    list: () => '/api/v1/boards?page=1&limit=20',
    detail: () => `/api/v1/boards/${ids[turn % ids.length]}`,
    create: () => '/api/console/center/faqs',
  };
  return {
    name: 'portico',
    ask: (kind) => {
      turn += 1;
      return fetch(url + paths[kind](), kind === 'create' ? { ...post, headers: { ...json, ...headers } } : {});
    },
    cpuUs: async () => {
      const text = await (await fetch(`${url}/api/metrics`)).text();
      return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1]) * 1e6;
    },
  };
};

/** Processor time of the server for one request (µs), of some asked a few at a time. */
const measure = async ({ name, ask, cpuUs }: Rival, kind: Kind, count: number) => {
  let left = count;
  const before = await cpuUs();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await ask(kind);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${kind} with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ((await cpuUs()) - before) / count;
};

/** What a request costs the server, beside two servers that do nothing but the same queries, round by round in turn. */
export const runApiBench = async ({ script, dataDir, ports, log }: ApiBench) => {
  log('Starting the API (the first time its database is filled)');
  const [port, fastifyPort, expressPort] = ports;
  const product = await startKillable({ script, dataDir, port });
  const client = new pg.Client({ connectionString: product.databaseUrl() });
  await client.connect();
  const ids = await fill(client);
  const headers = await createCaller(product.url).signIn('admin', product.password);
  const url = product.databaseUrl();
  const [first, second] = [
    await bare('fastify + pg', './bare-fastify.ts', fastifyPort, url, ids),
    await bare('express + pg', './bare-express.ts', expressPort, url, ids),
  ];
  const rivals = [ours(product.url, headers, ids), first.rival, second.rival];

  const seen = new Map<string, number[]>();
  for (const kind of kinds) for (const rival of rivals) await measure(rival, kind, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds)
      for (const rival of rivals) {
        const key = `${kind} ${rival.name}`;
        seen.set(key, [...(seen.get(key) ?? []), await measure(rival, kind, perRound)]);
      }
    log(`Round ${round + 1} of ${rounds}`);
  }
  await client.query(`delete from faqs where question ->> 'ko' = $1`, [faq.question.ko]);
  await client.end();
  first.stop();
  second.stop();
  await product.stop();

  log('\nServer CPU per request (µs), and ours as a multiple');
  for (const kind of kinds) {
    const cost = (name: string) => median(seen.get(`${kind} ${name}`) ?? []);
    const cells = rivals.map(({ name }) => {
      const ratio = name === 'portico' ? '' : ` (${(cost('portico') / cost(name)).toFixed(2)} ×)`;
      return `${name} ${cost(name).toFixed(0)}${ratio}`;
    });
    log(`${kind.padEnd(7)} ${cells.join('   ')}`);
  }
};
