import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { ConsoleOrder } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { orderI18n } from './i18n';
import { isRequestPending } from './order-actions';
import { RequestDecisionDialog } from './RequestDecisionDialog';
import { RequestDetails } from './RequestDetails';

interface Props {
  order: ConsoleOrder;
  line: ConsoleOrder['lines'][number];
}

const PendingRequest = ({ order, line }: Props) => {
  const t = orderI18n.useT();
  const localise = useLocalised();
  const [decision, setDecision] = useState<boolean | null>(null);
  if (!line.request) return null;
  const name = order.lines.length > 1 && localise(line.snapshot.name);
  return (
    <RequestDetails request={line.request} {...(name && { name })}>
      <Stack direction="row" sx={{ gap: 1, my: 1, '& button': { minHeight: { xs: 44, sm: 36 } } }}>
        <Button variant="contained" onClick={() => setDecision(true)}>
          {t('grant')}
        </Button>
        <Button color="error" variant="outlined" onClick={() => setDecision(false)}>
          {t('refuse')}
        </Button>
      </Stack>
      {decision !== null && (
        <RequestDecisionDialog order={order} line={line} granted={decision} onClose={() => setDecision(null)} />
      )}
    </RequestDetails>
  );
};

/** The requests of the buyer that wait for an answer, with the buttons to decide them. */
export const PendingRequests = ({ order }: { order: ConsoleOrder }) =>
  order.lines.filter(isRequestPending).map((line) => <PendingRequest key={line._id} order={order} line={line} />);
