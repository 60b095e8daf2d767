import { Stack } from '@mui/material';
import { ReceiptText } from 'lucide-react';
import { NullableBooleanInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type ConsoleOrder, contract, orderKinds, orderStatuses, paymentMethods } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { Money } from '../../components/fields/MoneyField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createUpdateStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { orderI18n, orderLabels } from './i18n';
import { OrderAside } from './OrderAside';
import { OrderBadges } from './OrderBadges';
import { OrderBulkActions } from './OrderBulkActions';
import { OrderDetails } from './OrderDetails';
import { orderStatusTones } from './status-tones';

const resource = 'shop/orders';
type List = typeof contract.console.orders.list;
const s = source<ConsoleOrder>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="kind" source={filter('kind')} choices={buildChoices(resource, 'kind', orderKinds)} />,
  <SelectInput
    key="method"
    source={filter('method')}
    label="resources.shop/orders.fields.payment.method"
    choices={buildChoices(resource, 'payment.method', paymentMethods)}
  />,
  <NullableBooleanInput key="requested" source={filter('requested')} alwaysOn />,
  <NullableBooleanInput key="alert" source={filter('alert')} label="resources.shop/orders.fields.alerts" />,
];

const ListTabs = () => {
  const t = orderI18n.useT();
  return (
    <FilterTabs
      field={filter('status')}
      values={orderStatuses}
      counted={['PENDING_PAYMENT', 'PAID', 'PREPARING']}
      label={t('statuses')}
      all={t('all')}
    />
  );
};

/** Name of the first line, and the number of further ones. */
const OrderedGoods = () => {
  const t = orderI18n.useT();
  const localise = useLocalised();
  const lines = useRecordContext<ConsoleOrder & { id: string }>()?.lines ?? [];
  const name = localise(lines[0]?.snapshot.name);
  return <>{lines.length > 1 ? t('goods', { name, count: lines.length - 1 }) : name}</>;
};

const OrderList = () => (
  <RecordList<List>
    bulkActions={<OrderBulkActions />}
    filters={filters}
    sort={{ field: 'placedAt', order: 'DESC' }}
    sorts={['placedAt', 'paidAt', 'total', 'updatedAt']}
    hiddenColumns={['updatedAt', 'user.username', 'kind']}
    tabs={<ListTabs />}
    exportFields={{
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
      title: () => <OrderedGoods />,
      text: ({ orderNo, user }) => `${orderNo} · ${user.name}`,
      aside: ({ amounts }) => (
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <StatusField source={s('status')} tones={orderStatusTones} />
          <Money amount={amounts.total} />
          <OrderBadges />
        </Stack>
      ),
    }}
  >
    <Column
      source={s('orderNo')}
      disableSort
      sx={{ whiteSpace: 'nowrap' }}
      render={({ orderNo }) => <RecordLink>{orderNo}</RecordLink>}
    />
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={orderStatusTones} />
    </Column>
    <Column source={s('requested')} field={OrderBadges} disableSort />
    <Column source={s('lines')} field={OrderedGoods} disableSort />
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
      render={({ amounts }) => <Money amount={(amounts as ConsoleOrder['amounts']).total} />}
    />
    <Column source={s('placedAt')} field={DateTimeField} />
    <Column source={s('paidAt')} field={DateTimeField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

/** Form values of an order as the API takes them: only the memo. All else is changed by calls of its own. */
const transformOrder = ({ memo: text, version }: Partial<ConsoleOrder>) => ({ memo: text, version });

const OrderEdit = () => (
  <RecordEdit transform={transformOrder}>
    <RecordForm side={<OrderAside />}>
      <OrderDetails />
    </RecordForm>
  </RecordEdit>
);

export const orders = defineResource({
  name: 'shop/orders',
  labels: orderLabels,
  menu: { group: 'shop', Icon: ReceiptText },
  store: createUpdateStore('orders', api.console.orders, contract.console.orders),
  recordTitle: s('orderNo'),
  List: OrderList,
  Edit: OrderEdit,
});
