import { useEffect, useMemo, useRef, useState } from 'react';
import type { LotEvent, LotState } from 'shared/contract';
import { follow, type ServerEvent } from 'shared/live';
import { beforeAsking, hearServer } from './clock';

/** Nothing changes any more in a lot with one of the others. */
const moving: readonly LotState['status'][] = ['SCHEDULED', 'OPEN', 'CLOSED'];

export const isMoving = ({ status }: Pick<LotState, 'status'>) => moving.includes(status);

/** A short break heals before anybody needs to know of it. */
const patienceMs = 4000;

/** A page out of sight holds no line for longer than this (ms): a browser has few of them for a whole site. */
const unseenMs = 10_000;

/** Whether anybody can see the page, or could a moment ago. */
const useSeen = () => {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => setSeen(false), unseenMs);
      else setSeen(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return seen;
};

type Heard = Readonly<Record<string, LotEvent>>;

/** What was said later holds. */
const withNews = <L extends LotState>(lot: L, readAt: string, heard: Heard): L => {
  const said = heard[lot._id];
  if (!said || said.serverTime < readAt) return lot;
  const { serverTime: _, ...state } = said;
  return { ...lot, ...state };
};

/**
 * Lots as they were read, kept true by the public stream. `lost` once the stream has been away for longer than a
 * moment.
 */
export const useLots = <L extends LotState>(lots: readonly L[], readAt: string) => {
  const [heard, setHeard] = useState<Heard>({});
  const [connected, setConnected] = useState(true);
  const [lost, setLost] = useState(false);
  const sentAt = useRef(0);
  const seen = useSeen();
  const ids = lots
    .filter(isMoving)
    .map(({ _id }) => _id)
    .sort()
    .join(',');

  useEffect(() => hearServer(readAt), [readAt]);

  useEffect(() => {
    if (!ids || !seen) return;
    const ending = new AbortController();
    const onEvent = ({ event, data }: ServerEvent) => {
      if (event !== 'lot' && event !== 'ready') return;
      const said = JSON.parse(data) as LotEvent;
      hearServer(said.serverTime, sentAt.current);
      if (event === 'lot') setHeard((known) => ({ ...known, [said._id]: said }));
    };
    const onAsk = () => {
      sentAt.current = beforeAsking();
    };
    const path = `/v1/auction/live?works=${encodeURIComponent(ids)}`;
    void follow({ path, onAsk, onEvent, onState: setConnected }, ending.signal);
    return () => {
      ending.abort();
      setConnected(true);
    };
  }, [ids, seen]);

  useEffect(() => {
    if (connected) {
      setLost(false);
      return;
    }
    const timer = setTimeout(() => setLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);

  const shown = useMemo(() => lots.map((lot) => withNews(lot, readAt, heard)), [lots, readAt, heard]);
  return { lots: shown, lost };
};
