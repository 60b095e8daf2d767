import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Money } from '../../components/fields/MoneyField';
import { StatusChip } from '../../components/fields/StatusChip';
import { useLocalised } from '../../components/hooks/use-localised';
import { Thumbnail } from '../../components/media/Thumbnail';
import { ThumbnailList } from '../../components/media/ThumbnailList';
import { orderI18n } from './i18n';
import { getRefundableAmount, getRefundableLines } from './order-actions';
import { RefundDialog } from './RefundDialog';
import { RequestDecisionDialog } from './RequestDecisionDialog';
import { orderStatusTones } from './status-tones';

type Line = ConsoleOrder['lines'][number];

/** A buyer's request for a line, with the buttons to decide it. */
const LineRequest = ({ order, line }: { order: ConsoleOrder; line: Line }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const [decision, setDecision] = useState<boolean | null>(null);
  const { request } = line;
  if (!request) return null;
  const kind = translate(`resources.shop/orders.request.${request.kind}`);
  const isPending = request.decidedAt === null && line.status.endsWith('_REQUESTED');
  return (
    <Alert
      severity={isPending ? 'warning' : 'info'}
      icon={false}
      sx={{ mt: 1, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <Typography variant="subtitle2" component="h3" sx={{ m: 0 }}>
        {t('requested', { kind })} · {formatDateTime(request.at).slice(0, 16)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.reason}</Typography>
      {request.reject && <Typography variant="body2">{t('rejected', { reason: request.reject })}</Typography>}
      <ThumbnailList images={request.images} getLabel={(place) => t('picture', { place })} />
      {isPending && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          <Button variant="contained" onClick={() => setDecision(true)}>
            {t('grant')}
          </Button>
          <Button color="error" variant="outlined" onClick={() => setDecision(false)}>
            {t('refuse')}
          </Button>
        </Stack>
      )}
      {decision !== null && (
        <RequestDecisionDialog order={order} line={line} granted={decision} onClose={() => setDecision(null)} />
      )}
    </Alert>
  );
};

/** One line of an order as it was ordered, with its status and actions. */
export const OrderLine = ({ order, line }: { order: ConsoleOrder; line: Line }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const localise = useLocalised();
  const [isRefundOpen, setRefundOpen] = useState(false);
  const { snapshot, qty, status, tracking, refunded } = line;
  const name = localise(snapshot.name);
  const path = line._work ? `/console/auction/works/${line._work}` : `/console/shop/products/${line._product}`;
  const details = [
    localise(snapshot.option),
    formatWon(snapshot.price, language),
    t('quantity', { count: qty }),
    tracking && `${tracking.company} ${tracking.no}`,
    refunded > 0 && `${translate('resources.shop/orders.fields.amounts.refunded')} ${formatWon(refunded, language)}`,
  ];
  const canRefund = getRefundableAmount(order) > 0 && getRefundableLines(order).some(({ _id }) => _id === line._id);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Thumbnail file={snapshot.thumb} width={56} height={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MuiLink component={Link} to={path} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {name}
          </MuiLink>
          <Typography variant="body2" color="text.secondary">
            {details.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <StatusChip
            status={status}
            tones={orderStatusTones}
            label={translate(`resources.shop/orders.status.${status}`)}
          />
          <Money amount={line.amount} />
          {canRefund && order.lines.length > 1 && (
            <Button color="inherit" aria-label={t('refundLine', { name })} onClick={() => setRefundOpen(true)}>
              {t('refund')}
            </Button>
          )}
        </Stack>
      </Box>
      <LineRequest order={order} line={line} />
      {isRefundOpen && <RefundDialog order={order} lineId={line._id} onClose={() => setRefundOpen(false)} />}
    </Box>
  );
};
