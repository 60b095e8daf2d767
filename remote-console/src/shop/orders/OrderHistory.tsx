import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { useLocalised } from '../../components/hooks/use-localised';
import { Section } from '../../components/layout/Section';
import { orderI18n } from './i18n';

/** The status changes of an order and its lines, the latest first. */
export const OrderHistory = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const translate = useTranslate();
  const localise = useLocalised();
  const getStatusName = (status: string) => translate(`resources.shop/orders.status.${status}`);
  const getLineName = (id: string | null) => localise(order.lines.find(({ _id }) => _id === id)?.snapshot.name);
  return (
    <Section title={t('history')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.history.toReversed().map(({ at, byName, line, from, to, reason }, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows
            key={order.history.length - index}
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { sm: '150px minmax(0, 1fr)' },
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatDateTime(at)}
            </Typography>
            <Box sx={{ minWidth: 0 }}>
              <Typography>
                {from && `${getStatusName(from)} → `}
                <strong>{getStatusName(to)}</strong>
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[byName ?? t('automatic'), line && getLineName(line), reason].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
