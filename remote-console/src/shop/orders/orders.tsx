import { Stack } from '@mui/material';
import { ReceiptText } from 'lucide-react';
import { NullableBooleanInput, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type ConsoleOrder, contract, orderKinds, orderStatuses, paymentMethods } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { Money } from '../../components/fields/MoneyField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createUpdateStore } from '../../data/resource-store';
import { orderI18n, orderLabels } from './i18n';
import { OrderAside } from './OrderAside';
import { OrderBadges } from './OrderBadges';
import { OrderBulkActions } from './OrderBulkActions';
import { OrderDetails } from './OrderDetails';
import { orderStatusTones } from './status-tones';

type List = typeof contract.console.orders.list;
const s = source<ConsoleOrder>();
const filter = filterName<List>();

const filters = [
  <ChoiceInput key="kind" source={filter('kind')} values={orderKinds} />,
  <ChoiceInput
    key="method"
    source={filter('method')}
    label="resources.shop/orders.fields.payment.method"
    values={paymentMethods}
    labelField="payment.method"
  />,
  <NullableBooleanInput key="requested" source={filter('requested')} alwaysOn />,
  <NullableBooleanInput key="alert" source={filter('alert')} label="resources.shop/orders.fields.alerts" />,
];

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
    tabs={
      <FilterTabs field={filter('status')} values={orderStatuses} counted={['PENDING_PAYMENT', 'PAID', 'PREPARING']} />
    }
    exportFields={[
      'orderNo',
      'kind',
      'status',
      'placedAt',
      'paidAt',
      'user.name',
      'amounts.items',
      'amounts.coupon',
      'amounts.points',
      'amounts.shipping',
      'amounts.total',
      'amounts.refunded',
      'payment.method',
    ]}
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
      sx={{ whiteSpace: 'nowrap' }}
      render={({ orderNo }) => <RecordLink>{orderNo}</RecordLink>}
    />
    <StatusColumn source={s('status')} tones={orderStatusTones} />
    <Column source={s('requested')} field={OrderBadges} />
    <Column source={s('lines')} field={OrderedGoods} />
    <Column source={s('user.name')} />
    <Column source={s('user.username')} />
    <StatusColumn source={s('kind')} />
    <StatusColumn source={s('payment.method')} />
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
  <EditScreen Fields={OrderDetails} Aside={OrderAside} transform={transformOrder} removable={false} sideFirst />
);

export const orders = defineResource({
  name: 'shop/orders',
  labels: orderLabels,
  menu: { group: 'shop', order: 10, Icon: ReceiptText },
  store: createUpdateStore('orders', api.console.orders, contract.console.orders),
  recordTitle: s('orderNo'),
  List: OrderList,
  Edit: OrderEdit,
});
