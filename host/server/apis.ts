import { Agent, type Dispatcher, interceptors } from 'undici';

/** How often each process is asked how it is, and how long it may take to say so or to accept a connection (ms). */
const lookAgainMs = 1000;
const patienceMs = 2000;

/** The work was never begun: the connection did not come about. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Process {
  origin: string;
  /** `answers`: it runs but misses something, such as its storage; better than nothing. */
  health: 'ready' | 'answers' | 'silent';
}

export interface Apis {
  /** Stands for all of them in an address. */
  origin: string;
  /** Sends a request to one of them; another one gets what the first could not take. */
  dispatcher: Dispatcher;
  close: () => Promise<void>;
}

/** The processes of the API as one. */
export const connectApis = (addresses: string[]): Apis => {
  const processes: Process[] = addresses.map((address) => ({ origin: new URL(address).origin, health: 'ready' }));
  const [first] = processes;
  if (!first) throw new Error('API_URL names no address');
  const agent = new Agent({ connect: { timeout: patienceMs } });
  if (processes.length === 1) return { origin: first.origin, dispatcher: agent, close: () => agent.destroy() };

  let turn = 0;
  const next = () => {
    const choice = ['ready', 'answers', 'silent'].map((health) => processes.filter((each) => each.health === health));
    const best = choice.find((group) => group.length > 0) ?? processes;
    turn += 1;
    return best[turn % best.length] ?? first;
  };

  agent.on('connectionError', ({ origin }) => {
    for (const each of processes) if (each.origin === origin) each.health = 'silent';
  });
  const look = async (each: Process) => {
    const signal = AbortSignal.timeout(patienceMs);
    const asked = { origin: each.origin, path: '/api/health/ready', method: 'GET', signal } as const;
    each.health = await agent.request(asked).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200 ? 'ready' : 'answers';
      },
      () => 'silent' as const,
    );
  };
  const timer = setInterval(() => processes.forEach(look), lookAgainMs).unref();

  const balance: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    dispatch({ ...options, origin: next().origin }, handler);

  const pass = interceptors.retry({
    throwOnError: false,
    retry: (cause, { state, opts }, decide) => {
      const {
        code = '',
        statusCode,
        headers,
      } = cause as Error & {
        code?: string;
        statusCode?: number;
        headers?: Record<string, string>;
      };
      // A process that ends refuses new work; one that is overloaded says when to come back, and means it.
      const refused = statusCode === 503 && !headers?.['retry-after'];
      const again = unsent.has(code) || (harmless.has(opts.method) && (broken.has(code) || refused));
      // One more than there are: a kept connection breaks first, and only the next shows that nobody listens.
      if (!again || state.counter > processes.length) return decide(cause);
      // After `connectionError`, so that the choice knows of it.
      setImmediate(decide, null);
    },
  });

  return {
    origin: first.origin,
    dispatcher: agent.compose(balance, pass),
    close: () => {
      clearInterval(timer);
      return agent.destroy();
    },
  };
};
