import { refresh, useAuth } from 'shared/auth';
import { createEventParser, type ServerEvent } from './event-parser';

/** The API sends a heartbeat every 15 s; a connection without data for this long is closed. */
const silenceTimeoutMs = 40_000;
/** Delays before reconnecting; the last one repeats. */
const reconnectDelaysMs = [500, 1000, 2000, 5000, 15_000];
/** A page that has been hidden for this long closes its connection: over HTTP/1.1 all tabs together have six to one site. */
const hiddenDisconnectMs = 10_000;

interface StreamHandlers {
  onEvent: (event: ServerEvent) => void;
  onState: (connected: boolean) => void;
}

interface MemberStreamOptions extends StreamHandlers {
  /** For administrators: the fair whose events are included. */
  fair?: string;
}

interface PublicStreamOptions extends StreamHandlers {
  /** The path below `/api`. */
  path: string;
  /** Called before every attempt to connect. */
  onConnecting?: () => void;
}

/** Reads a response to its end. Rejects after `silenceTimeoutMs` without data. */
const readEvents = async (body: ReadableStream<Uint8Array>, onEvent: (event: ServerEvent) => void) => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const parse = createEventParser(onEvent);
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The connection timed out')), silenceTimeoutMs);
    });
    try {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) return;
      parse(value);
    } finally {
      clearTimeout(timer);
    }
  }
};

/** Calls the listener when the page is left, or has been hidden for `hiddenDisconnectMs`. Returns a function that removes it. */
const onPageInactive = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(listener, hiddenDisconnectMs);
  };
  update();
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pagehide', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pagehide', listener);
  };
};

/**
 * Resolves after the delay (with jitter), or earlier when the network is back, the page is shown or the signal aborts;
 * without a delay only then.
 */
const waitBeforeReconnect = (ms: number | null, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      if (!document.hidden) done();
    };
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      window.removeEventListener('pageshow', done);
      document.removeEventListener('visibilitychange', wake);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = ms === null ? undefined : setTimeout(done, ms * (0.75 + Math.random() / 2));
    window.addEventListener('online', done);
    window.addEventListener('pageshow', done);
    document.addEventListener('visibilitychange', wake);
    signal.addEventListener('abort', done);
  });

/** Opens a connection; null ends the stream. */
type Connect = (signal: AbortSignal, lastId: string | null) => Promise<Response | null>;

/**
 * Reconnects after the last event until the signal aborts or `connect` resolves with null. A page that is left closes its
 * connection, since browsers do not keep pages with open ones, as does a hidden one; both connect when they are shown again.
 */
const keepConnected = async (connect: Connect, { onEvent, onState }: StreamHandlers, signal: AbortSignal) => {
  const last: { id: string | null } = { id: null };
  let failed = 0;
  while (!signal.aborted) {
    const connection = new AbortController();
    const end = () => connection.abort();
    signal.addEventListener('abort', end);
    const removeInactive = onPageInactive(end);
    try {
      const response = await connect(connection.signal, last.id);
      if (!response) return;
      if (response.ok && response.body) {
        failed = 0;
        onState(true);
        await readEvents(response.body, (event) => {
          last.id = event.id ?? last.id;
          onEvent(event);
        });
      }
    } catch {
      // Every failure is followed by the same attempt to reconnect.
    } finally {
      connection.abort();
      signal.removeEventListener('abort', end);
      removeInactive();
    }
    if (signal.aborted) return;
    if (document.hidden) {
      await waitBeforeReconnect(null, signal);
      // Reported only now, so that the page is not shown with a notice.
      if (!signal.aborted) onState(false);
      continue;
    }
    onState(false);
    await waitBeforeReconnect(reconnectDelaysMs[Math.min(failed, reconnectDelaysMs.length - 1)] ?? 0, signal);
    failed += 1;
  }
};

/** Server-sent events of the signed-in user, until sign-out. EventSource cannot send the Authorization header. */
export const openMemberStream = ({ fair, ...handlers }: MemberStreamOptions, signal: AbortSignal) => {
  const query = fair ? `?${new URLSearchParams({ fair })}` : '';
  const connect: Connect = async (connectionSignal, lastId) => {
    const { accessToken } = useAuth.getState();
    if (!accessToken) return null;
    const response = await fetch(`/api/v1/me/live${query}`, {
      headers: { Authorization: `Bearer ${accessToken}`, ...(lastId && { 'Last-Event-ID': lastId }) },
      cache: 'no-store',
      signal: connectionSignal,
    });
    return response.status === 401 && !(await refresh()) ? null : response;
  };
  return keepConnected(connect, handlers, signal);
};

/** Public server-sent events; a signed-in user also receives those about themselves. */
export const openPublicStream = ({ path, onConnecting, ...handlers }: PublicStreamOptions, signal: AbortSignal) => {
  const connect: Connect = async (connectionSignal) => {
    onConnecting?.();
    const { accessToken } = useAuth.getState();
    const headers: HeadersInit = accessToken ? { Authorization: `Bearer ${accessToken}` } : {};
    const response = await fetch(`/api${path}`, { headers, cache: 'no-store', signal: connectionSignal });
    // Connected again with the renewed token, or as a visitor.
    if (response.status === 401) await refresh();
    return response;
  };
  return keepConnected(connect, handlers, signal);
};
