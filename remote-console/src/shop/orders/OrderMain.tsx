import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { Group } from '../../parts/Group';
import { orderI18n } from './i18n';
import { OrderHistory } from './OrderHistory';
import { OrderLine } from './OrderLine';
import { OrderMoney } from './OrderMoney';

/** What was ordered, what it came to and what has become of it. */
export const OrderMain = () => {
  const t = orderI18n.useT();
  const order = useRecordContext<ConsoleOrder & { id: string }>();
  if (!order) return null;
  return (
    <>
      <Group title={t('lines')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {order.lines.map((line) => (
            <OrderLine key={line._id} order={order} line={line} />
          ))}
        </Box>
      </Group>
      <OrderMoney order={order} />
      <OrderHistory order={order} />
    </>
  );
};
