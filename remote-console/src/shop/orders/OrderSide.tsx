import { Box, Button, Link as Look, Stack } from '@mui/material';
import { useState } from 'react';
import { maxLength, TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateLong, formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { MemberLink } from '../../parts/MemberLink';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { orderI18n } from './i18n';
import { Marks } from './Marks';
import { OrderActions } from './OrderActions';
import { ReceiverDialog } from './ReceiverDialog';
import { orderTones } from './tones';

const s = source<ConsoleOrder>();
const unsent = ['PENDING_PAYMENT', 'PAID', 'PREPARING'];

const useName = () => {
  const translate = useTranslate();
  return (field: string) => translate(`resources.shop/orders.fields.${field}`);
};

const Receiver = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const name = useName();
  const [open, setOpen] = useState(false);
  const { receiver, pickup } = order;
  if (!receiver && !pickup) return null;
  const address = receiver?.address;
  return (
    <Group title={t(pickup ? 'pickup' : 'receiver')}>
      <Facts>
        <Fact label={name('pickup.place')}>{pickup?.place}</Fact>
        <Fact label={name('pickup.at')}>{pickup && formatDateLong(pickup.at, language, true)}</Fact>
        <Fact label={name('receiver.name')}>{receiver?.name}</Fact>
        <Fact label={name('receiver.phone')}>{receiver && formatPhone(receiver.phone)}</Fact>
        <Fact label={name('receiver.address')}>
          {address && `(${address.zip}) ${[address.address1, address.address2].filter(Boolean).join(' ')}`}
        </Fact>
        <Fact label={name('receiver.memo')}>{receiver?.memo}</Fact>
      </Facts>
      {receiver && unsent.includes(order.status) && (
        <Button onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
          {t('changeReceiver')}
        </Button>
      )}
      {open && receiver && <ReceiverDialog order={order} receiver={receiver} onClose={() => setOpen(false)} />}
    </Group>
  );
};

/** Where an order stands, what is to be done with it, and for whom. */
export const OrderSide = () => {
  const t = orderI18n.useT();
  const name = useName();
  const order = useRecordContext<ConsoleOrder & { id: string }>();
  if (!order) return null;
  const { user } = order;
  return (
    <>
      <Group title={t('work')}>
        <Stack direction="row" sx={{ gap: 0.5, mb: 1, flexWrap: 'wrap' }}>
          <StatusField source={s('status')} tones={orderTones} />
          <StatusField source={s('kind')} />
          <Marks />
        </Stack>
        <Box sx={{ mb: 1.5 }}>
          <Facts>
            <Fact label={name('orderNo')}>{order.orderNo}</Fact>
            <Fact label={name('placedAt')}>
              <WhenField source={s('placedAt')} />
            </Fact>
            <Fact label={name('cancel.reason')}>{order.cancel?.reason}</Fact>
          </Facts>
        </Box>
        <OrderActions order={order} />
        {order._work && (
          <Button component={Link} to={`/console/auction/works/${order._work}`} sx={{ mt: 1 }}>
            {t('toWork')}
          </Button>
        )}
      </Group>
      <Group title={t('customer')}>
        <Facts>
          <Fact label={name('user.name')}>
            <MemberLink member={user} />
          </Fact>
          <Fact label={name('user.phone')}>
            <Look href={telLink(user.phone)}>{formatPhone(user.phone)}</Look>
          </Fact>
          <Fact label={name('user.email')}>
            <Look href={`mailto:${user.email}`}>{user.email}</Look>
          </Fact>
        </Facts>
      </Group>
      <Receiver order={order} />
      <TextInput source={s('memo')} multiline minRows={3} validate={maxLength(2000)} helperText={t('memoHint')} />
    </>
  );
};
