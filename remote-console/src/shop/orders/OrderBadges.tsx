import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { orderI18n } from './i18n';

/** Open requests and payment alerts of an order, if its status does not show them. */
export const OrderBadges = () => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const order = useRecordContext<ConsoleOrder & { id: string }>();
  if (!order) return null;
  const requestKind = order.lines.find(({ status }) => status.endsWith('_REQUESTED'))?.request?.kind;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {order.requested && !order.status.endsWith('_REQUESTED') && (
        <Chip
          color="error"
          label={
            requestKind
              ? t('requested', { kind: translate(`resources.shop/orders.request.${requestKind}`) })
              : t('pending')
          }
        />
      )}
      {order.alerts.length > 0 && (
        <Chip color="warning" variant="outlined" label={translate('resources.shop/orders.fields.alerts')} />
      )}
    </Stack>
  );
};
