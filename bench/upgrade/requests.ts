import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { contract, listRoutes, type RouteSpec } from 'shared/contract';
import { createApiClient } from '../endure/api-client';

interface DrillRequest {
  name: string;
  send: (url: string) => Promise<number>;
}

interface Failure {
  process: string;
  name: string;
  /** 0 without an answer. */
  status: number;
}

export interface RequestResult {
  failures: Failure[];
  /** Requests of each process. */
  counts: Map<string, number>;
}

type Headers = Record<string, string>;

const fetchStatus = async (url: string, options: RequestInit = {}) => {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
};

let addresses = 0;
const createAddress = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.1.${(addresses >> 8) & 255}.${addresses & 255}` };
};

const createForm = async (url: string, termsVersion: number) =>
  fetchStatus(`${url}/api/v1/forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...createAddress() },
    body: JSON.stringify({
      ...{ code: 'consult', name: '김철수', email: 'client@example.com', content: '상담을 부탁드립니다.' },
      ...{ phone: `010${String(Math.random()).slice(2, 10)}`, password: 'pass1234' },
      consents: [{ termsCode: 'form-consult', termsVersion, agreed: true }],
      renderedAt: new Date(Date.now() - 10_000).toISOString(),
    }),
  });

/** Without parameters in the path, and without a stream or a file as the answer. */
const isRead = ({ method, path, response }: RouteSpec) =>
  method === 'GET' && !path.includes(':') && typeof response === 'object' && response !== null;

/** What the version at `url` answers with success: its reads for visitors, members and administrators, and a form. */
export const findRequests = async (url: string, password: string): Promise<DrillRequest[]> => {
  const { signIn, send } = createApiClient(url);
  const [admin, seller, buyer] = await Promise.all(['admin', 'seller', 'buyer'].map((name) => signIn(name, password)));
  const getHeaders = ({ access }: RouteSpec): Headers | undefined =>
    access === 'public' ? {} : access === 'console' ? admin : access === 'seller' ? seller : buyer;
  const found: DrillRequest[] = [];
  for (const { name, route } of listRoutes(contract)) {
    if (!isRead(route)) continue;
    const read = (base: string) =>
      fetchStatus(`${base}/api${route.path}`, { headers: { ...createAddress(), ...getHeaders(route) } });
    if ((await read(url)) === 200) found.push({ name, send: read });
  }
  const { body } = await send('GET', '/api/v1/terms/form-consult', {});
  const { version } = (body as unknown as { terms: { version: number } }).terms;
  return [...found, { name: 'forms.create', send: (base) => createForm(base, version) }];
};

const pages = [
  '/',
  '/en',
  '/cn',
  '/magazine',
  '/lawyers',
  '/practices',
  '/auction',
  '/shop',
  '/login',
  '/matching',
  '/console',
];

/** Pages that the host renders, and those of a remote that it does not. */
export const findPages = (): DrillRequest[] =>
  pages.map((path) => ({ name: path, send: (base) => fetchStatus(base + path, { headers: { accept: 'text/html' } }) }));

/** Sends the requests in turn, so many a second, to every process of `targets` until `stop`. */
export const startRequests = (requests: DrillRequest[], perSecond: number) => {
  const targets = new Map<string, string>();
  const failures: Failure[] = [];
  const counts = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  let stopping = false;

  const sendOne = async (process: string, url: string, { name, send }: DrillRequest) => {
    const status = await send(url);
    counts.set(process, (counts.get(process) ?? 0) + 1);
    if (status !== 200 && status !== 201) failures.push({ process, name, status });
  };
  const run = async () => {
    for (let at = 0; !stopping; at += 1) {
      const request = requests[at % requests.length];
      for (const [process, url] of targets) {
        if (!request) continue;
        const sent: Promise<void> = sendOne(process, url, request).finally(() => pending.delete(sent));
        pending.add(sent);
      }
      await delay(1000 / perSecond);
    }
    await Promise.all(pending);
  };
  const running = run();

  return {
    add: (process: string, url: string) => targets.set(process, url),
    /** Resolves when everything that was sent to it is answered. */
    remove: async (process: string) => {
      targets.delete(process);
      await Promise.all(pending);
    },
    stop: async (): Promise<RequestResult> => {
      stopping = true;
      await running;
      return { failures, counts };
    },
  };
};
