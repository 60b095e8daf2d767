import { fork } from 'node:child_process';
import pg from 'pg';
import { createApiClient } from '../endure/api-client';
import { startKillableApi } from '../endure/killable-api';
import { median } from '../measure-visit';

interface ApiBenchOptions {
  script: string;
  dataDir: string;
  ports: [api: number, fastify: number, express: number];
  log: (line: string) => void;
}

const rounds = 5;
const requestsPerRound = 300;
const concurrency = 8;
/** Requests before measuring, because compilation by the JavaScript engine counts as processor time. */
const warmUpRequests = 2500;
const postCount = 1000;
const requestKinds = ['list', 'detail', 'create'] as const;
type RequestKind = (typeof requestKinds)[number];

/** A server under measurement; `cpuUs` returns the processor time it has used (µs). */
interface Candidate {
  name: string;
  send: (kind: RequestKind) => Promise<Response>;
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

/** Inserts posts and analyses the table, so that query plans are realistic. Returns ids for the detail request. */
const insertPosts = async (client: pg.Client) => {
  await client.query(
    `insert into boards (_id, created_at, updated_at, code, subject, summary, content, tags, status, publish_at)
      select 'bench' || n, now(), now(), 'NOTICE', jsonb_build_object('ko', '공지 ' || n, 'en', 'Notice ' || n),
        jsonb_build_object('ko', repeat('요약 ', 20), 'en', repeat('summary ', 20)),
        jsonb_build_object('ko', repeat('<p>본문입니다.</p>', 40)), '{notice,bench}', 'PUBLISHED', now() - n * interval '1 hour'
      from generate_series(1, ${postCount}) as n on conflict do nothing`,
  );
  await client.query('analyze boards');
  const { rows } = await client.query<{ id: string }>(`select 'bench' || n as id from generate_series(1, 200) as n`);
  return rows.map(({ id }) => id);
};

/** `paths` are those of the three requests; the id of the detail is appended. */
const createCandidate = (
  name: string,
  url: string,
  paths: Record<RequestKind, string>,
  { ids, headers = {}, cpuUs }: { ids: string[]; headers?: Record<string, string>; cpuUs: Candidate['cpuUs'] },
): Candidate => {
  let requestCount = 0;
  const send = (kind: RequestKind) => {
    requestCount += 1;
    const id = kind === 'detail' ? `/${ids[requestCount % ids.length]}` : '';
    return fetch(`${url}${paths[kind]}${id}`, kind === 'create' ? { ...post, headers: { ...json, ...headers } } : {});
  };
  return { name, send, cpuUs };
};

const startPlainServer = async (name: string, file: string, port: number, databaseUrl: string, ids: string[]) => {
  const child = fork(new URL(file, import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', reject);
  });
  const url = `http://127.0.0.1:${port}`;
  const cpuUs = async () => {
    const { user, system } = (await (await fetch(`${url}/cpu`)).json()) as { user: number; system: number };
    return user + system;
  };
  const paths = { list: '/list?page=1&limit=20', detail: '/detail', create: '/create' };
  return { candidate: createCandidate(name, url, paths, { ids, cpuUs }), stop: () => child.kill() };
};

const createPortico = (url: string, headers: Record<string, string>, ids: string[]) => {
  const paths = {
    list: '/api/v1/boards?page=1&limit=20',
    detail: '/api/v1/boards',
    create: '/api/console/center/faqs',
  };
  const cpuUs = async () => {
    const text = await (await fetch(`${url}/api/metrics`)).text();
    return Number(/^process_cpu_seconds_total (.+)$/m.exec(text)?.[1]) * 1e6;
  };
  return createCandidate('portico', url, paths, { ids, headers, cpuUs });
};

/** Average processor time of the server per request (µs), for `count` requests sent concurrently. */
const measureCpuUs = async ({ name, send, cpuUs }: Candidate, kind: RequestKind, count: number) => {
  let remaining = count;
  const before = await cpuUs();
  const work = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const answer = await send(kind);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${kind} with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return ((await cpuUs()) - before) / count;
};

/** Compares the processor time per request with that of two plain servers that run the same queries, in alternating rounds. */
export const runApiBench = async ({ script, dataDir, ports, log }: ApiBenchOptions) => {
  log('Starting the API (the first start fills its database)');
  const [port, fastifyPort, expressPort] = ports;
  const product = await startKillableApi({ script, dataDir, port });
  const client = new pg.Client({ connectionString: product.databaseUrl() });
  await client.connect();
  const ids = await insertPosts(client);
  const headers = await createApiClient(product.url).signIn('admin', product.password);
  const url = product.databaseUrl();
  const [fastify, express] = [
    await startPlainServer('fastify + pg', './bare-fastify.ts', fastifyPort, url, ids),
    await startPlainServer('express + pg', './bare-express.ts', expressPort, url, ids),
  ];
  const candidates = [createPortico(product.url, headers, ids), fastify.candidate, express.candidate];

  const results = new Map<string, number[]>();
  for (const kind of requestKinds)
    for (const candidate of candidates) await measureCpuUs(candidate, kind, warmUpRequests);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of requestKinds)
      for (const candidate of candidates) {
        const key = `${kind} ${candidate.name}`;
        results.set(key, [...(results.get(key) ?? []), await measureCpuUs(candidate, kind, requestsPerRound)]);
      }
    log(`Round ${round + 1} of ${rounds}`);
  }
  await client.query(`delete from faqs where question ->> 'ko' = $1`, [faq.question.ko]);
  await client.end();
  fastify.stop();
  express.stop();
  await product.stop();

  log('\nServer CPU per request (µs), and the ratio of Portico to each plain server');
  for (const kind of requestKinds) {
    const cost = (name: string) => median(results.get(`${kind} ${name}`) ?? []);
    const cells = candidates.map(({ name }) => {
      const ratio = name === 'portico' ? '' : ` (${(cost('portico') / cost(name)).toFixed(2)} ×)`;
      return `${name} ${cost(name).toFixed(0)}${ratio}`;
    });
    log(`${kind.padEnd(7)} ${cells.join('   ')}`);
  }
};
