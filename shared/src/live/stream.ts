import { refresh, useAuth } from 'shared/auth';
import { createParser, type ServerEvent } from './parse';

/** The API beats every fifteen seconds; a line silent for longer than this is dead. */
const silenceMs = 40_000;
/** Before each further attempt; the last one stays. */
const waitsMs = [500, 1000, 2000, 5000, 15_000];

interface Hearing {
  onEvent: (event: ServerEvent) => void;
  onState: (connected: boolean) => void;
}

interface Listening extends Hearing {
  /** A fair whose matchings an administrator follows. */
  fair?: string;
}

interface Following extends Hearing {
  /** Below `/api`. */
  path: string;
  /** A line is about to be opened. */
  onAsk?: () => void;
}

/** Reads one answer to its end; rejects when it is silent for too long. */
const read = async (body: ReadableStream<Uint8Array>, onEvent: (event: ServerEvent) => void) => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const parse = createParser(onEvent);
  for (;;) {
    let late: ReturnType<typeof setTimeout> | undefined;
    const silent = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('The line went silent')), silenceMs);
    });
    try {
      const { done, value } = await Promise.race([reader.read(), silent]);
      if (done) return;
      parse(value);
    } finally {
      clearTimeout(late);
    }
  }
};

/** Passes when the time is over, the network is back or the page is looked at again. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      if (document.hidden) return;
      done();
    };
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', wake);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms * (0.75 + Math.random() / 2));
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', wake);
    signal.addEventListener('abort', done);
  });

/** Opens a line; null where there is nobody left to open one for. */
type Open = (signal: AbortSignal, lastId: string | null) => Promise<Response | null>;

/** A lost line is opened again where it ended, until the signal ends it or nothing opens any more. */
const keep = async (open: Open, { onEvent, onState }: Hearing, signal: AbortSignal) => {
  const heard: { id: string | null } = { id: null };
  let failed = 0;
  while (!signal.aborted) {
    const line = new AbortController();
    const end = () => line.abort();
    signal.addEventListener('abort', end);
    try {
      const answer = await open(line.signal, heard.id);
      if (!answer) return;
      if (answer.ok && answer.body) {
        failed = 0;
        onState(true);
        await read(answer.body, (event) => {
          heard.id = event.id ?? heard.id;
          onEvent(event);
        });
      }
    } catch {
      // Whatever ended the line, the next one is opened the same way.
    } finally {
      line.abort();
      signal.removeEventListener('abort', end);
    }
    if (signal.aborted) return;
    onState(false);
    await pause(waitsMs[Math.min(failed, waitsMs.length - 1)] ?? 0, signal);
    failed += 1;
  }
};

/** Server-sent events with the Bearer header, which the browser's own EventSource cannot send; they end with the sign-in. */
export const listen = ({ fair, ...hearing }: Listening, signal: AbortSignal) => {
  const query = fair ? `?${new URLSearchParams({ fair })}` : '';
  const open: Open = async (line, lastId) => {
    const { accessToken } = useAuth.getState();
    if (!accessToken) return null;
    const answer = await fetch(`/api/v1/me/live${query}`, {
      headers: { Authorization: `Bearer ${accessToken}`, ...(lastId && { 'Last-Event-ID': lastId }) },
      cache: 'no-store',
      signal: line,
    });
    return answer.status === 401 && !(await refresh()) ? null : answer;
  };
  return keep(open, hearing, signal);
};

/** Server-sent events that anybody may hear. */
export const follow = ({ path, onAsk, ...hearing }: Following, signal: AbortSignal) => {
  const open: Open = (line) => {
    onAsk?.();
    return fetch(`/api${path}`, { cache: 'no-store', signal: line });
  };
  return keep(open, hearing, signal);
};
