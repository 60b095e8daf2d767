import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from 'shared/live';
import { useReader } from '../../components/match-reader';
import { applyEvent } from './changes';
import { liveI18n } from './i18n';
import styles from './LiveUpdates.module.css';

/** A short break heals before anybody needs to know of it. */
const patienceMs = 4000;

const useOnline = () =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );

/** Keeps what is shown true while somebody is signed in, and says so when it cannot. */
export const LiveUpdates = () => {
  const t = liveI18n.useT();
  const client = useQueryClient();
  const { sub } = useReader();
  const [connected, setConnected] = useState(true);
  const [told, setTold] = useState(false);
  const online = useOnline();

  useEffect(() => {
    if (!sub) return;
    const ending = new AbortController();
    let first = true;
    const onEvent = (event: Parameters<typeof applyEvent>[1]) => {
      // The first line of a page has missed nothing: its reads are as young as itself.
      if (event.event === 'ready' && first) {
        first = false;
        return;
      }
      applyEvent(client, event);
    };
    void listen({ onEvent, onState: setConnected }, ending.signal);
    return () => ending.abort();
  }, [sub, client]);

  useEffect(() => {
    if (connected) {
      setTold(false);
      return;
    }
    const timer = setTimeout(() => setTold(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);

  return (
    <div role="status" className={styles.place}>
      {(!online || (sub && told)) && (
        <p className={styles.lost}>
          <WifiOff aria-hidden />
          {t(online ? 'lost' : 'offline')}
        </p>
      )}
    </div>
  );
};
