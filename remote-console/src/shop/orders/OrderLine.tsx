import { Alert, Box, Button, Chip, Link as Look, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { srcSetOf } from 'shared/ui';
import { Thumbs } from '../../parts/Thumbs';
import { useWord } from '../../parts/use-word';
import { Won } from '../../parts/WonField';
import { DecideDialog } from './DecideDialog';
import { orderI18n } from './i18n';
import { RefundDialog } from './RefundDialog';
import { orderTones } from './tones';
import { leftOf, refundable } from './transitions';

type Line = ConsoleOrder['lines'][number];

const thumb = { width: 56, height: 56, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'var(--sand)', flex: 'none' };

/** What a buyer asks for of a line, and the decision about it. */
const Request = ({ order, line }: { order: ConsoleOrder; line: Line }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const [decision, setDecision] = useState<boolean | null>(null);
  const { request } = line;
  if (!request) return null;
  const kind = translate(`resources.shop/orders.request.${request.kind}`);
  const waits = request.decidedAt === null && line.status.endsWith('_REQUESTED');
  return (
    <Alert
      severity={waits ? 'warning' : 'info'}
      icon={false}
      sx={{ mt: 1, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <Typography variant="subtitle2" component="h3" sx={{ m: 0 }}>
        {t('asks', { kind })} · {formatDateTime(request.at).slice(0, 16)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.reason}</Typography>
      {request.reject && <Typography variant="body2">{t('rejected', { reason: request.reject })}</Typography>}
      <Thumbs images={request.images} nameOf={(place) => t('picture', { place })} />
      {waits && (
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
        <DecideDialog order={order} line={line} granted={decision} onClose={() => setDecision(null)} />
      )}
    </Alert>
  );
};

/** A line as it was ordered, where it stands, and what can be done with it. */
export const OrderLine = ({ order, line }: { order: ConsoleOrder; line: Line }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const language = useLanguage();
  const word = useWord();
  const [refunds, setRefunds] = useState(false);
  const { snapshot, qty, status, tracking, refunded } = line;
  const name = word(snapshot.name);
  const to = line._work ? `/console/auction/works/${line._work}` : `/console/shop/products/${line._product}`;
  const told = [
    word(snapshot.option),
    formatWon(snapshot.price, language),
    t('qty', { count: qty }),
    tracking && t('tracking', tracking),
    refunded > 0 && `${translate('resources.shop/orders.fields.amounts.refunded')} ${formatWon(refunded, language)}`,
  ];
  const canRefund = leftOf(order) > 0 && refundable(order).some(({ _id }) => _id === line._id);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        {snapshot.thumb ? (
          <Box
            component="img"
            src={snapshot.thumb.url}
            srcSet={srcSetOf(snapshot.thumb.url)}
            sizes="56px"
            alt=""
            sx={thumb}
          />
        ) : (
          <Box sx={thumb} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Look component={Link} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {name}
          </Look>
          <Typography variant="body2" color="text.secondary">
            {told.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <Chip
            variant="outlined"
            color={orderTones[status] ?? 'default'}
            label={translate(`resources.shop/orders.status.${status}`)}
          />
          <Won amount={line.amount} />
          {canRefund && order.lines.length > 1 && (
            <Button color="inherit" aria-label={t('refundOf', { name })} onClick={() => setRefunds(true)}>
              {t('refund')}
            </Button>
          )}
        </Stack>
      </Box>
      <Request order={order} line={line} />
      {refunds && <RefundDialog order={order} line={line._id} onClose={() => setRefunds(false)} />}
    </Box>
  );
};
