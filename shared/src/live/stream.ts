import { refresh, useAuth } from 'shared/auth';
import { createParser, type ServerEvent } from './parse';

/** The API beats every fifteen seconds; a line silent for longer than this is dead. */
const silenceMs = 40_000;
/** Before each further attempt; the last one stays. */
const waitsMs = [500, 1000, 2000, 5000, 15_000];

interface Listening {
  /** A fair whose matchings an administrator follows. */
  fair?: string;
  onEvent: (event: ServerEvent) => void;
  onState: (connected: boolean) => void;
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

/**
 * Server-sent events with the Bearer header, which the browser's own EventSource cannot send. A lost line is opened
 * again where it ended, until the signal ends it or nobody is signed in any more.
 */
export const listen = async ({ fair, onEvent, onState }: Listening, signal: AbortSignal) => {
  const heard: { id: string | null } = { id: null };
  const query = fair ? `?${new URLSearchParams({ fair })}` : '';
  let failed = 0;
  while (!signal.aborted) {
    const line = new AbortController();
    const end = () => line.abort();
    signal.addEventListener('abort', end);
    try {
      const { accessToken } = useAuth.getState();
      if (!accessToken) return;
      const answer = await fetch(`/api/v1/me/live${query}`, {
        headers: { Authorization: `Bearer ${accessToken}`, ...(heard.id && { 'Last-Event-ID': heard.id }) },
        cache: 'no-store',
        signal: line.signal,
      });
      if (answer.status === 401 && !(await refresh())) return;
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
