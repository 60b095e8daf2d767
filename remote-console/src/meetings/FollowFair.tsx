import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from 'shared/live';
import { meetingTexts } from './texts';

/** A short break heals before anybody needs to know of it. */
const patienceMs = 4000;

const reads = ['fair-board', 'matchings', 'matching', 'participations'];

/** Keeps what is shown of a fair true while it is looked at, and says so when it cannot. */
export const FollowFair = ({ fair }: { fair: string }) => {
  const t = meetingTexts.useT();
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const [told, setTold] = useState(false);

  useEffect(() => {
    const ending = new AbortController();
    let first = true;
    const onEvent = ({ event }: { event: string }) => {
      // The first line of a page has missed nothing: its reads are as young as itself.
      if (event === 'ready' && first) {
        first = false;
        return;
      }
      for (const read of reads) void queries.invalidateQueries({ queryKey: [read, fair] });
    };
    void listen({ fair, onEvent, onState: setConnected }, ending.signal);
    return () => ending.abort();
  }, [fair, queries]);

  useEffect(() => {
    if (connected) return setTold(false);
    const timer = setTimeout(() => setTold(true), patienceMs);
    return () => clearTimeout(timer);
  }, [connected]);

  return (
    <div role="status">
      {told && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('lost')}
        </Alert>
      )}
    </div>
  );
};
