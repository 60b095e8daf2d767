import { randomBytes } from 'node:crypto';
import { now } from '../database/columns';
import type { Connection } from '../database/connect';
import { createMarks } from '../database/marks';
import { createPgListener } from '../database/pg-listener';
import { createClock } from './clock';
import type { DomainContent } from './domain-content';

/** The channel that the triggers of migration 0106 notify. */
const CONTENT_CHANNEL = 'portico_content';

/** Longest time that a write waits until this process knows of it (ms). */
const markTimeoutMs = 500;

/** The public content of one domain. */
interface ContentState {
  /** Another one after each change and in each process; it contains neither `,` nor `=`. */
  version: string;
  /** When the content changes by the clock alone (ISO); null if nothing is due. Not later than now until that is known. */
  next: string | null;
}

interface Subscriber {
  /** Called when the version of a domain, or the time of its next change, is another one. */
  onChange: (domain: string, state: ContentState) => void;
  /** Called when changes can no longer be heard of. */
  onLost?: () => void;
}

interface ContentChangesOptions {
  db: Connection['db'];
  /** By name of the domain. */
  contents: Readonly<Record<string, DomainContent>>;
  onError: (cause: unknown) => void;
}

/**
 * Counts the changes of public content by domain, whichever process makes them. Versions say only whether the content has
 * changed: those of two processes cannot be compared. Throws if a domain shows content of one that describes none.
 */
export const createContentChanges = ({ db, contents, onError }: ContentChangesOptions) => {
  /** Versions of a process that is started again are none of those before. */
  const processId = randomBytes(6).toString('hex');
  const subscribers = new Set<Subscriber>();
  let isListening = false;
  const marks = createMarks({ db, channel: CONTENT_CHANNEL, processId, timeoutMs: markTimeoutMs });

  const emit = (domain: string, state: ContentState) => {
    for (const { onChange } of subscribers) onChange(domain, state);
  };

  const createDomain = (name: string, { findNextChange }: DomainContent) => {
    let count = 0;
    let next: string | null = now();
    const getState = (): ContentState => ({ version: `${processId}.${count}`, next });
    const change = () => {
      count += 1;
      next = now();
      emit(name, getState());
      void clock.search();
    };
    const clock = createClock({
      findNextChange: (after) => findNextChange(db, after),
      onFound: (found) => {
        next = found;
        emit(name, getState());
      },
      onPassed: change,
      onError,
    });
    return { getState, change, stop: clock.stop };
  };

  const domains = new Map(Object.entries(contents).map(([name, content]) => [name, createDomain(name, content)]));
  for (const [name, { shows = [] }] of Object.entries(contents))
    for (const other of shows)
      if (!domains.has(other)) throw new Error(`${name} shows the content of ${other}, which describes none`);

  /** Notifications may have been missed. */
  const changeAll = () => {
    for (const { change } of domains.values()) change();
  };

  const onListening = () => {
    isListening = true;
    changeAll();
  };

  const listener = createPgListener({
    db,
    channel: CONTENT_CHANNEL,
    isNeeded: () => true,
    onPayload: (payload) => {
      domains.get(payload)?.change();
      void marks.receive(payload);
    },
    onReconnect: async () => onListening(),
    onLost: () => {
      isListening = false;
      changeAll();
      for (const { onLost } of subscribers) onLost?.();
    },
    onError,
  });

  return {
    /** False while changes cannot be heard of; versions mean nothing then. */
    isListening: () => isListening,

    /** By name of the domain. */
    getStates: (): Record<string, ContentState> =>
      Object.fromEntries([...domains].map(([name, { getState }]) => [name, getState()])),

    /** Versions as `firm=1,members=2`; null while changes cannot be heard of. */
    formatVersions: (names: readonly string[]) =>
      isListening ? names.map((name) => `${name}=${domains.get(name)?.getState().version}`).join() : null,

    /** Resolves when this process has announced every change that was committed before, or cannot do so in time. */
    announce: async () => {
      if (isListening) await marks.wait();
    },

    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber);
    },

    start: async () => {
      await listener.open();
      if (listener.isOpen()) onListening();
    },

    stop: () => {
      listener.stop();
      for (const { stop } of domains.values()) stop();
    },
  };
};

export type ContentChanges = ReturnType<typeof createContentChanges>;
