import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LotEvent, LotState } from 'shared/contract';
import { openPublicStream, type ServerEvent } from 'shared/live';
import { useCurrentUser } from '../../members/my/use-current-user';
import { getMonotonicTime, setServerTime } from './server-clock';

/** Lots in any other status do not change any more. */
const activeStatuses: readonly LotState['status'][] = ['SCHEDULED', 'OPEN', 'CLOSED'];

export const isActive = ({ status }: Pick<LotState, 'status'>) => activeStatuses.includes(status);

/** A shorter interruption of the stream is not shown. */
const disconnectedNoticeMs = 4000;

/** Whether the connection has been down for `disconnectedNoticeMs`. */
const useDisconnectedNotice = (connected: boolean) => {
  const [disconnected, setDisconnected] = useState(false);
  useEffect(() => {
    if (connected) {
      setDisconnected(false);
      return;
    }
    const timer = setTimeout(() => setDisconnected(true), disconnectedNoticeMs);
    return () => clearTimeout(timer);
  }, [connected]);
  return disconnected;
};

/** The latest event of each lot by its id. */
type LotEvents = Readonly<Record<string, LotEvent>>;

/** Events may arrive in another order than their states were read: the latest `serverTime` counts. */
const addEvent = (events: LotEvents, event: LotEvent): LotEvents => {
  const previous = events[event._id];
  return previous && event.serverTime < previous.serverTime ? events : { ...events, [event._id]: event };
};

/** The lot with the state of its event, unless the event is older than the lot. */
const applyEvent = <L extends LotState>(lot: L, loadedAt: string, events: LotEvents): L => {
  const event = events[lot._id];
  if (!event || event.serverTime < loadedAt) return lot;
  const { serverTime: _, ...state } = event;
  return { ...lot, ...state };
};

/**
 * Keeps lots up to date by the event stream. `loadedAt` is the server's time when they were read. `onOwnBid` is called when
 * a bid of the current user has changed on any device, or may have while the stream was interrupted: the stream has the
 * public state only. `disconnected` says that the stream has been interrupted for some seconds.
 */
export const useLiveLots = <L extends LotState>(lots: readonly L[], loadedAt: string, onOwnBid: () => unknown) => {
  const [events, setEvents] = useState<LotEvents>({});
  const [connected, setConnected] = useState(true);
  const disconnected = useDisconnectedNotice(connected);
  const sentAt = useRef(0);
  const interrupted = useRef(false);
  const { loaded, sub } = useCurrentUser();
  const notifyOwnBid = useEffectEvent(onOwnBid);
  const ids = lots
    .filter(isActive)
    .map(({ _id }) => _id)
    .sort()
    .join(',');

  useEffect(() => setServerTime(loadedAt), [loadedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user opens the stream again
  useEffect(() => {
    if (!ids || !loaded) return;
    const abort = new AbortController();
    const onEvent = ({ event, data }: ServerEvent) => {
      if (event !== 'lot' && event !== 'ready' && event !== 'mine') return;
      const lotEvent = JSON.parse(data) as LotEvent;
      setServerTime(lotEvent.serverTime, sentAt.current);
      if (event === 'lot') setEvents((previous) => addEvent(previous, lotEvent));
      if (event === 'mine' || (event === 'ready' && interrupted.current)) notifyOwnBid();
      if (event === 'ready') interrupted.current = false;
    };
    const onState = (isConnected: boolean) => {
      if (!isConnected) interrupted.current = true;
      setConnected(isConnected);
    };
    const onConnecting = () => {
      sentAt.current = getMonotonicTime();
    };
    const path = `/v1/auction/live?works=${encodeURIComponent(ids)}`;
    void openPublicStream({ path, onConnecting, onEvent, onState }, abort.signal);
    return () => {
      abort.abort();
      interrupted.current = true;
      setConnected(true);
    };
  }, [ids, loaded, sub]);

  const liveLots = useMemo(() => lots.map((lot) => applyEvent(lot, loadedAt, events)), [lots, loadedAt, events]);
  return { lots: liveLots, disconnected };
};
