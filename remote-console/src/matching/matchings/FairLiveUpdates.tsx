import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openMemberStream } from 'shared/live';
import { useConnectionLost } from '../../components/hooks/use-connection-lost';
import { meetingI18n } from './i18n';

/** First part of the query keys that depend on a fair's meetings. */
const liveQueries = ['fair-board', 'matchings', 'matching', 'participations'];

/** Reads the queries of a fair again on each event of the live stream; warns while the connection is lost. */
export const FairLiveUpdates = ({ fair }: { fair: string }) => {
  const t = meetingI18n.useT();
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const lost = useConnectionLost(connected);

  useEffect(() => {
    const controller = new AbortController();
    let first = true;
    const onEvent = ({ event }: { event: string }) => {
      // The page has just read its data; only a reconnection can have missed events.
      if (event === 'ready' && first) {
        first = false;
        return;
      }
      for (const name of liveQueries) void queries.invalidateQueries({ queryKey: [name, fair] });
    };
    void openMemberStream({ fair, onEvent, onState: setConnected }, controller.signal);
    return () => controller.abort();
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
