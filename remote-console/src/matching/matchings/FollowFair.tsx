import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from 'shared/live';
import { useLost } from '../../parts/use-lost';
import { meetingI18n } from './i18n';

const reads = ['fair-board', 'matchings', 'matching', 'participations'];

/** Keeps what is shown of a fair true while it is looked at, and says so when it cannot. */
export const FollowFair = ({ fair }: { fair: string }) => {
  const t = meetingI18n.useT();
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const lost = useLost(connected);

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

  return (
    <div role="status">
      {lost && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('lost')}
        </Alert>
      )}
    </div>
  );
};
