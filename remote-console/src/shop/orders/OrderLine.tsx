import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Money } from '../../components/fields/MoneyField';
import { StatusChip } from '../../components/fields/StatusChip';
import { useLocalised } from '../../components/hooks/use-localised';
import { Thumbnail } from '../../components/media/Thumbnail';
import { orderI18n } from './i18n';
import { getRefundableAmount, getRefundableLines, isRequestPending } from './order-actions';
import { RefundDialog } from './RefundDialog';
import { RequestDetails } from './RequestDetails';
import { orderStatusTones } from './status-tones';

type Line = ConsoleOrder['lines'][number];

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
      {line.request && !isRequestPending(line) && <RequestDetails request={line.request} />}
      {isRefundOpen && <RefundDialog order={order} lineId={line._id} onClose={() => setRefundOpen(false)} />}
    </Box>
  );
};
