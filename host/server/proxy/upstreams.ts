import { Agent, type Dispatcher, interceptors } from 'undici';

/** Interval of the health checks; time limit of a health check and of a new connection (ms). */
const probeIntervalMs = 1000;
const timeoutMs = 2000;

/** Error codes of a request that was never sent, because there was no connection; safe to repeat. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Error codes of a connection that broke during the request; only safe methods are repeated. */
const brokenCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Upstream {
  origin: string;
  /** `degraded`: it answers but is not ready, for example because its storage is missing; used when no process is ready. */
  health: 'ready' | 'degraded' | 'down';
}

interface RequestError extends Error {
  code?: string;
  statusCode?: number;
  headers?: Record<string, string>;
}

export interface Upstreams {
  /** Placeholder origin for request URLs; the dispatcher replaces it by that of the chosen process. */
  origin: string;
  /** Sends each request to one of the processes, and repeats it at another one where that is safe. */
  dispatcher: Dispatcher;
  close: () => Promise<void>;
}

/** Balances requests over the processes of the API (round robin over the healthiest). Throws when there is no address. */
export const connectUpstreams = (addresses: string[]): Upstreams => {
  const upstreams: Upstream[] = addresses.map((address) => ({ origin: new URL(address).origin, health: 'ready' }));
  const [first] = upstreams;
  if (!first) throw new Error('API_URL names no address');
  const agent = new Agent({ connect: { timeout: timeoutMs } });
  if (upstreams.length === 1) return { origin: first.origin, dispatcher: agent, close: () => agent.destroy() };

  let requestCount = 0;
  const pickUpstream = () => {
    const groups = ['ready', 'degraded', 'down'].map((health) =>
      upstreams.filter((upstream) => upstream.health === health),
    );
    const best = groups.find((group) => group.length > 0) ?? upstreams;
    requestCount += 1;
    return best[requestCount % best.length] ?? first;
  };

  agent.on('connectionError', ({ origin }) => {
    for (const upstream of upstreams) if (upstream.origin === origin) upstream.health = 'down';
  });
  const probe = async (upstream: Upstream) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { origin: upstream.origin, path: '/api/health/ready', method: 'GET', signal } as const;
    upstream.health = await agent.request(request).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200 ? 'ready' : 'degraded';
      },
      () => 'down' as const,
    );
  };
  const timer = setInterval(() => upstreams.forEach(probe), probeIntervalMs).unref();

  const balance: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    dispatch({ ...options, origin: pickUpstream().origin }, handler);

  const retry = interceptors.retry({
    throwOnError: false,
    retry: (cause, { state, opts }, decide) => {
      const { code = '', statusCode, headers } = cause as RequestError;
      // A process that is shutting down answers 503; an overloaded one also sends Retry-After and is not retried.
      const isShuttingDown = statusCode === 503 && !headers?.['retry-after'];
      const isRepeatable =
        unsentCodes.has(code) || (safeMethods.has(opts.method) && (brokenCodes.has(code) || isShuttingDown));
      // One attempt more than there are processes: a pooled connection may break first, before a new one is refused.
      if (!isRepeatable || state.counter > upstreams.length) return decide(cause);
      // Deferred until the `connectionError` handler has marked the process.
      setImmediate(decide, null);
    },
  });

  return {
    origin: first.origin,
    dispatcher: agent.compose(balance, retry),
    close: () => {
      clearInterval(timer);
      return agent.destroy();
    },
  };
};
