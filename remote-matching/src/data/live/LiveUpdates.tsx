import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openMemberStream } from 'shared/live';
import { useReader } from '../use-reader';
import { applyEvent } from './apply-event';
import { liveI18n } from './i18n';
import styles from './LiveUpdates.module.css';

/** A shorter interruption is not reported. */
const noticeDelayMs = 4000;

const useOnline = () =>
  useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );

/** Applies server events while somebody is signed in, and shows a notice while there is no connection. */
export const LiveUpdates = () => {
  const t = liveI18n.useT();
  const client = useQueryClient();
  const { sub } = useReader();
  const [connected, setConnected] = useState(true);
  const [noticeVisible, setNoticeVisible] = useState(false);
  const online = useOnline();

  useEffect(() => {
    if (!sub) return;
    const controller = new AbortController();
    let first = true;
    const onEvent = (event: Parameters<typeof applyEvent>[1]) => {
      // The first connection of a page has missed nothing, since its data is just as new.
      if (event.event === 'ready' && first) {
        first = false;
        return;
      }
      applyEvent(client, event);
    };
    void openMemberStream({ onEvent, onState: setConnected }, controller.signal);
    return () => controller.abort();
  }, [sub, client]);

  useEffect(() => {
    if (connected) {
      setNoticeVisible(false);
      return;
    }
    const timer = setTimeout(() => setNoticeVisible(true), noticeDelayMs);
    return () => clearTimeout(timer);
  }, [connected]);

  return (
    <div role="status" className={styles.anchor}>
      {(!online || (sub && noticeVisible)) && (
        <p className={styles.notice}>
          <WifiOff aria-hidden />
          {t(online ? 'reconnecting' : 'offline')}
        </p>
      )}
    </div>
  );
};
