import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { Section } from '../../components/layout/Section';
import { orderI18n } from './i18n';
import { OrderHistory } from './OrderHistory';
import { OrderLine } from './OrderLine';
import { OrderPayment } from './OrderPayment';

/** Lines, payment and history of an order. */
export const OrderDetails = () => {
  const t = orderI18n.useT();
  const order = useRecordContext<ConsoleOrder & { id: string }>();
  if (!order) return null;
  return (
    <>
      <Section title={t('lines')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {order.lines.map((line) => (
            <OrderLine key={line._id} order={order} line={line} />
          ))}
        </Box>
      </Section>
      <OrderPayment order={order} />
      <OrderHistory order={order} />
    </>
  );
};
