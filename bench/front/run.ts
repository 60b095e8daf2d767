import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { toLotPath, toProductPath } from 'shared/format';
import { Agent, request } from 'undici';
import { median } from '../measure-visit';
import type { BarePage } from './bare-fastify';
import type { FrontBenchOptions } from './front-bench-options';
import { measureMemory } from './memory';
import { readProcessTime } from './processes';

const rounds = 5;
const connections = 8;
const requestsPerRound = 2000;
const uncachedRequests = 150;
/** Readers who ask for pages that nobody asked for before. */
const floodReaders = 40;
const floodStartMs = 2000;
const samples = 500;
const sampleIntervalMs = 20;

const pageHeaders = { 'accept-encoding': 'br', 'accept-language': 'ko' };
const agent = new Agent({ connections });

const get = async (url: string, headers: Record<string, string> = {}, dispatcher = agent) => {
  const answer = await request(url, { dispatcher, headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, body };
};

/** Runs `count` tasks, as many at once as there are connections. */
const runAll = async (count: number, task: (index: number) => Promise<unknown>) => {
  let next = 0;
  const work = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: connections }, work));
};

const measureRate = async (url: string) => {
  const startedAt = performance.now();
  await runAll(requestsPerRound, async () => {
    const { status } = await get(url, pageHeaders);
    if (status !== 200) throw new Error(`${url} answers ${status}.`);
  });
  return (requestsPerRound * 1000) / (performance.now() - startedAt);
};

const startBareServer = async (pages: BarePage[]) => {
  const child = fork(new URL('./bare-fastify.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', reject);
    child.send(pages);
  });
  return { url, stop: () => child.kill() };
};

/** Addresses of a lot and of a product that are on show. */
const findRecordPaths = async (product: string) => {
  const fetchFirst = async (list: string) => {
    const { body } = await get(`${product}/api/v1/${list}?page=1&limit=1`);
    const records = Object.values(JSON.parse(String(body)) as Record<string, unknown>).find(Array.isArray);
    return (records?.[0] ?? { _id: '', slug: null }) as { _id: string; slug: string | null };
  };
  const [lot, item] = await Promise.all([fetchFirst('auction/works'), fetchFirst('shop/products')]);
  return [toLotPath(lot), toProductPath(item)];
};

/** Requests per second of pages from memory, beside a server that sends the same bytes and does nothing else. */
const measureCached = async ({ product, log }: FrontBenchOptions, paths: string[]) => {
  const pages: BarePage[] = [];
  for (const path of paths) {
    let answer = await get(product + path, pageHeaders);
    while (answer.headers['x-cache'] !== 'hit') answer = await get(product + path, pageHeaders);
    const { 'content-length': _, connection: __, 'keep-alive': ___, date: ____, ...headers } = answer.headers;
    pages.push({ path, headers: headers as Record<string, string>, body: answer.body.toString('base64') });
  }
  const bare = await startBareServer(pages);
  log('\nPages from memory: requests per second, beside a bare Fastify with the same bytes');
  for (const path of paths) {
    const rates: Record<'host' | 'bare', number[]> = { host: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      rates.host.push(await measureRate(product + path));
      rates.bare.push(await measureRate(bare.url + path));
    }
    const [host, control] = [median(rates.host), median(rates.bare)];
    log(`${path.padEnd(28)} ${host.toFixed(0)} of ${control.toFixed(0)} (${(host / control).toFixed(2)} ×)`);
  }
  bare.stop();
};

/** Pages per second, and processor time of host and renderers per page, where nothing can be found in memory. */
const measureUncached = async ({ product, hostProgram, log }: FrontBenchOptions, paths: string[]) => {
  log('\nPages that are rendered');
  for (const path of paths) {
    const read = () =>
      runAll(uncachedRequests, (index) => get(`${product}${path}?bench=${Date.now()}-${index}`, pageHeaders));
    // Compilation by the JavaScript engine counts as processor time.
    await read();
    const before = readProcessTime(hostProgram);
    const startedAt = performance.now();
    await read();
    const rate = (uncachedRequests * 1000) / (performance.now() - startedAt);
    const ms = (readProcessTime(hostProgram) - before) / uncachedRequests;
    log(`${path.padEnd(28)} ${rate.toFixed(0)} per second, ${ms.toFixed(1)} ms of processor each`);
  }
};

const getPercentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Time until an answer (ms), with requests sent at a steady pace, on connections of its own: none waits for another target's answer. */
const measureLatency = async (url: string) => {
  const dispatcher = new Agent({ connections });
  const times: number[] = [];
  const pending: Promise<unknown>[] = [];
  const read = async (startedAt: number) => {
    await get(url, pageHeaders, dispatcher);
    times.push(performance.now() - startedAt);
  };
  for (let sample = 0; sample < samples; sample += 1) {
    pending.push(read(performance.now()));
    await new Promise((resolve) => setTimeout(resolve, sampleIntervalMs));
  }
  await Promise.all(pending);
  await dispatcher.close();
  return { p50: getPercentile(times, 0.5), p99: getPercentile(times, 0.99) };
};

const startFlood = (product: string) => {
  const child = fork(new URL('./flood-readers.ts', import.meta.url), [product, String(floodReaders)], {
    execArgv: ['--import', 'tsx'],
    detached: true,
  });
  /** Ends it; resolves to the number of pages that were read. */
  return () =>
    new Promise<number>((resolve) => {
      child.once('message', (pages) => resolve(Number(pages)));
      child.send('end');
    });
};

/** Keeps all cores busy with processes that get the processor last. Returns what ends them. */
const startLoops = async () => {
  const children = Array.from({ length: availableParallelism() }, () =>
    fork(new URL('./busy-loop.ts', import.meta.url), { execArgv: ['--import', 'tsx'], detached: true }),
  );
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))));
  return () => {
    for (const child of children) child.disconnect();
  };
};

/**
 * Latency of the API, an asset and a page from memory: while nobody else asks, while many ask for pages that have to be rendered, and
 * while all cores are busy with something that is no business of the product.
 */
const measureFlood = async ({ product, log }: FrontBenchOptions) => {
  const { body } = await get(`${product}/`, { 'accept-language': 'ko' });
  const asset = /\/assets\/main[^"]*\.js/.exec(String(body))?.[0] ?? '';
  const targets = ['/api/v1/setting', asset, '/health/live', '/'];
  // All at once, so that the page does not leave the memory meanwhile.
  const measureAll = () => Promise.all(targets.map((target) => measureLatency(product + target)));
  const idle = await measureAll();
  const endLoops = await startLoops();
  const busy = await measureAll();
  endLoops();
  const endFlood = startFlood(product);
  await new Promise((resolve) => setTimeout(resolve, floodStartMs));
  const flooded = await measureAll();
  log(
    `\nLatency (ms, p50 and p99): idle, beside loops of the lowest priority, and while ${floodReaders} readers ask for pages of the shop (${await endFlood()} pages)`,
  );
  targets.forEach((target, index) => {
    const cells = [idle, busy, flooded].map((all) => `${all[index]?.p50.toFixed(1)} ${all[index]?.p99.toFixed(1)}`);
    const getRatio = (control: typeof idle) => ((flooded[index]?.p99 ?? 0) / (control[index]?.p99 ?? 1)).toFixed(1);
    log(`${target.padEnd(28)} ${cells.join('   ')}   (p99 ${getRatio(idle)} × and ${getRatio(busy)} ×)`);
  });
};

/** Measures what the host gives out: pages from memory, pages that are rendered, and everything else during a flood of these. */
export const runFrontBench = async (options: FrontBenchOptions) => {
  const paths = ['/', '/magazine', '/shop', '/matching', ...(await findRecordPaths(options.product))];
  await measureCached(options, paths);
  await measureUncached(options, paths);
  await measureFlood(options);
  await agent.close();
  await measureMemory(options);
};
