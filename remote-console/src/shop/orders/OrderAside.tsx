import { Alert, Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { useState } from 'react';
import { maxLength, TextInput, useRecordContext } from 'react-admin';
import type { ConsoleOrder } from 'shared/contract';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { MemberLink } from '../../components/fields/MemberLink';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { DateTimeItem } from '../../components/fields/RecordItems';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { FieldSection, Section } from '../../components/layout/Section';
import { orderI18n } from './i18n';
import { OrderActions } from './OrderActions';
import { OrderBadges } from './OrderBadges';
import { PendingRequests } from './PendingRequests';
import { ReceiverDialog } from './ReceiverDialog';
import { orderStatusTones } from './status-tones';

const s = source<ConsoleOrder>();
const unshippedStatuses = ['PENDING_PAYMENT', 'PAID', 'PREPARING'];

const Receiver = ({ order }: { order: ConsoleOrder }) => {
  const t = orderI18n.useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { receiver, pickup } = order;
  const isChangeable = unshippedStatuses.includes(order.status);
  if (!receiver && !pickup && !isChangeable) return null;
  const address = receiver?.address;
  return (
    <Section title={t(pickup ? 'pickup' : 'receiver')}>
      <DescriptionList>
        <FieldItem source="pickup.place">{pickup?.place}</FieldItem>
        <FieldItem source="pickup.at">{pickup && formatDateLong(pickup.at, language, true)}</FieldItem>
        <FieldItem source="receiver.name">{receiver?.name}</FieldItem>
        <FieldItem source="receiver.phone">{receiver && formatPhone(receiver.phone)}</FieldItem>
        <FieldItem source="receiver.address">
          {address && `(${address.zip}) ${[address.address1, address.address2].filter(Boolean).join(' ')}`}
        </FieldItem>
        <FieldItem source="receiver.memo">{receiver?.memo}</FieldItem>
      </DescriptionList>
      {!receiver && !pickup && <Alert severity="warning">{t('receiverMissing')}</Alert>}
      {isChangeable && (
        <Button onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
          {t('changeReceiver')}
        </Button>
      )}
      {open && <ReceiverDialog order={order} receiver={receiver} onClose={() => setOpen(false)} />}
    </Section>
  );
};

/** Status, actions, customer and receiver of an order. */
export const OrderAside = () => {
  const t = orderI18n.useT();
  const order = useRecordContext<ConsoleOrder & { id: string }>();
  if (!order) return null;
  const { user } = order;
  return (
    <>
      <Section title={t('processing')}>
        <Stack direction="row" sx={{ gap: 0.5, mb: 1, flexWrap: 'wrap' }}>
          <StatusField source={s('status')} tones={orderStatusTones} />
          <StatusField source={s('kind')} />
          <OrderBadges />
        </Stack>
        <Box sx={{ mb: 1.5 }}>
          <DescriptionList>
            <FieldItem source="orderNo">{order.orderNo}</FieldItem>
            <DateTimeItem source={s('placedAt')} />
            <FieldItem source="cancel.reason">{order.cancel?.reason}</FieldItem>
          </DescriptionList>
        </Box>
        <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
          <PendingRequests order={order} />
        </Box>
        <OrderActions order={order} />
        {order._work && (
          <Button component={Link} to={`/console/auction/works/${order._work}`} sx={{ mt: 1 }}>
            {t('toWork')}
          </Button>
        )}
      </Section>
      <FieldSection source={s('user.name')}>
        <DescriptionList>
          <FieldItem source="user.name">
            <MemberLink member={user} />
          </FieldItem>
          <FieldItem source="user.phone">{user.phone && <MemberPhone member={user} />}</FieldItem>
          <FieldItem source="user.email">
            <MuiLink href={`mailto:${user.email}`}>{user.email}</MuiLink>
          </FieldItem>
        </DescriptionList>
      </FieldSection>
      <Receiver order={order} />
      <TextInput source={s('memo')} multiline minRows={3} validate={maxLength(2000)} helperText={t('memoHint')} />
    </>
  );
};
