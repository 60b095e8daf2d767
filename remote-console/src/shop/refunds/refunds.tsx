import { Link as MuiLink, Stack } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { api } from 'shared/client';
import { type ConsoleRefund, contract, refundStatuses } from 'shared/contract';
import { Link } from 'shared/router';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { Money } from '../../components/fields/MoneyField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { useT } from '../../components/i18n';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { refundI18n, refundLabels } from './i18n';
import { SendRefundButton } from './SendRefundButton';

type List = typeof contract.console.refunds.list;
const s = source<ConsoleRefund>();
const filter = filterName<List>();
const refundStatusTones = { PENDING: 'warning', FAILED: 'error', DONE: 'success' } as const;

const formatAccount = (account: ConsoleRefund['account']) =>
  account && `${account.bank} ${account.no} (${account.holder})`;

/** Refunds that the firm transfers, by hand. */
const RefundList = () => {
  const t = useT();
  const refundT = refundI18n.useT();
  return (
    <RecordList<List>
      search={null}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'amount', 'sentAt']}
      hiddenColumns={['user.phone']}
      tabs={<FilterTabs field={filter('status')} values={refundStatuses} counted={['PENDING', 'FAILED']} />}
      exportFields={['orderNo', 'createdAt', 'user.name', 'amount', 'reason', 'status', 'sentAt']}
      card={{
        title: ({ amount }) => <Money amount={amount} />,
        text: ({ orderNo, user, account }) =>
          `${orderNo} · ${user.name} · ${formatAccount(account) ?? refundT('noAccount')}`,
        aside: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={refundStatusTones} />
            <SendRefundButton />
          </Stack>
        ),
      }}
    >
      <Column
        source={s('orderNo')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ orderNo, _order }) => (
          <MuiLink component={Link} to={`/console/shop/orders/${String(_order)}`}>
            {String(orderNo)}
          </MuiLink>
        )}
      />
      <Column source={s('user.name')} />
      <Column source={s('user.phone')} />
      <Column source={s('amount')} align="right" render={({ amount }) => <Money amount={Number(amount)} />} />
      <Column
        source={s('account')}
        render={({ account }) => formatAccount(account as ConsoleRefund['account']) ?? refundT('noAccount')}
      />
      <Column source={s('reason')} />
      <StatusColumn source={s('status')} tones={refundStatusTones} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('sentAt')} field={DateTimeField} />
      <Column label={t('actions')} field={SendRefundButton} />
    </RecordList>
  );
};

export const refunds = defineResource({
  name: 'shop/refunds',
  labels: refundLabels,
  menu: { group: 'shop', order: 15, Icon: Undo2 },
  store: createListStore('refunds', api.console.refunds, contract.console.refunds),
  recordTitle: s('orderNo'),
  List: RefundList,
});
