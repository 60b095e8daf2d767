import { Stack } from '@mui/material';
import { NullableBooleanInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { type ConsoleOrder, orderKinds, orderStatuses, paymentMethods } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { useWord } from '../../parts/use-word';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { Won } from '../../parts/WonField';
import { orderI18n } from './i18n';
import { Marks } from './Marks';
import { OrderBulk } from './OrderBulk';
import { OrderMain } from './OrderMain';
import { OrderSide } from './OrderSide';
import { orderTones } from './tones';

const resource = 'shop/orders';
const s = source<ConsoleOrder>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source={s('kind')} choices={choices(resource, 'kind', orderKinds)} />,
  <SelectInput
    key="method"
    source="method"
    label="resources.shop/orders.fields.payment.method"
    choices={choices(resource, 'payment.method', paymentMethods)}
  />,
  <NullableBooleanInput key="requested" source={s('requested')} alwaysOn />,
  <NullableBooleanInput key="alert" source="alert" label="resources.shop/orders.fields.alerts" />,
];

const Above = () => {
  const t = orderI18n.useT();
  return (
    <ValueTabs
      field={s('status')}
      values={orderStatuses}
      counted={['PENDING_PAYMENT', 'PAID', 'PREPARING']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

/** The first of the goods, and how many there are besides. */
const Goods = () => {
  const t = orderI18n.useT();
  const word = useWord();
  const lines = useRecordContext<ConsoleOrder & { id: string }>()?.lines ?? [];
  const name = word(lines[0]?.snapshot.name);
  return <>{lines.length > 1 ? t('goods', { name, count: lines.length - 1 }) : name}</>;
};

export const OrderList = () => (
  <RecordList<ConsoleOrder>
    readOnly
    bulk={<OrderBulk />}
    filters={filters}
    sort={{ field: s('placedAt'), order: 'DESC' }}
    sorts={[s('placedAt'), s('paidAt'), 'total', s('updatedAt')]}
    hidden={[s('updatedAt'), s('user.username'), s('kind')]}
    above={<Above />}
    exported={{
      orderNo: true,
      kind: true,
      status: true,
      placedAt: true,
      paidAt: true,
      'user.name': true,
      'amounts.items': true,
      'amounts.coupon': true,
      'amounts.points': true,
      'amounts.shipping': true,
      'amounts.total': true,
      'amounts.refunded': true,
      'payment.method': true,
    }}
    card={{
      title: () => <Goods />,
      text: ({ orderNo, user }) => `${orderNo} · ${user.name}`,
      mark: ({ amounts }) => (
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <StatusField source={s('status')} tones={orderTones} />
          <Won amount={amounts.total} />
          <Marks />
        </Stack>
      ),
    }}
  >
    <Column
      source={s('orderNo')}
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ orderNo }) => <OpenLink>{orderNo}</OpenLink>}
    />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={orderTones} />
    </Column>
    <Column source={s('requested')} field={Marks} disableSort />
    <Column source={s('lines')} field={Goods} disableSort />
    <Column source={s('user.name')} disableSort />
    <Column source={s('user.username')} disableSort />
    <Column source={s('kind')} disableSort>
      <StatusField source={s('kind')} />
    </Column>
    <Column source={s('payment.method')} disableSort>
      <StatusField source={s('payment.method')} />
    </Column>
    <Column
      source="total"
      label="resources.shop/orders.fields.amounts.total"
      align="right"
      render={({ amounts }) => <Won amount={(amounts as ConsoleOrder['amounts']).total} />}
    />
    <Column source={s('placedAt')} field={WhenField} />
    <Column source={s('paidAt')} field={WhenField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

/** Whatever else is done with an order is done at once, by a call of its own. */
const memo = ({ memo: text, version }: Partial<ConsoleOrder>) => ({ memo: text, version });

export const OrderEdit = () => (
  <RecordEdit transform={memo}>
    <RecordForm side={<OrderSide />}>
      <OrderMain />
    </RecordForm>
  </RecordEdit>
);
