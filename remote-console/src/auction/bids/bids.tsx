import { ListOrdered } from 'lucide-react';
import { ReferenceField } from 'react-admin';
import { api } from 'shared/client';
import { type ConsoleBid, contract } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Confidential } from '../../components/fields/Confidential';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { Money, MoneyField } from '../../components/fields/MoneyField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createReadStore } from '../../data/resource-store';
import { BidShow } from './BidShow';
import { bidLabels } from './i18n';
import { bidStatusTones } from './status-tones';

type List = typeof contract.console.bids.all;
const s = source<ConsoleBid>();

const LotTitle = () => (
  <ReferenceField source={s('_work')} reference="auction/works" link={false}>
    <LocalisedField source="title" />
  </ReferenceField>
);

const BidList = () => (
  <RecordList<List>
    search={null}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt']}
    hiddenColumns={['ip']}
    exportFields={['at', 'alias', 'bidder.name', 'bidder.username', 'type', 'amount', 'price', 'status']}
    card={{
      title: LotTitle,
      text: ({ alias, at }) => `${alias} · ${formatDateTime(at)}`,
      aside: ({ price }) => (
        <>
          <Money amount={price} /> <StatusField source={s('status')} tones={bidStatusTones} />
        </>
      ),
    }}
  >
    <Column
      source={s('createdAt')}
      render={({ at }) => <RecordLink>{formatDateTime(String(at))}</RecordLink>}
      sx={{ whiteSpace: 'nowrap' }}
    />
    <Column source={s('_work')} field={LotTitle} />
    <Column source={s('alias')} />
    <Column
      source={s('bidder.name')}
      render={({ bidder }) => <Confidential>{(bidder as ConsoleBid['bidder']).name}</Confidential>}
    />
    <StatusColumn source={s('type')} />
    <Column
      source={s('amount')}
      align="right"
      render={({ amount }) => (
        <Confidential>
          <Money amount={amount as number} />
        </Confidential>
      )}
    />
    <Column source={s('price')} align="right" field={MoneyField} />
    <StatusColumn source={s('status')} tones={bidStatusTones} />
    <Column source={s('ip')} />
  </RecordList>
);

/** The bids of all lots. */
const routes = { list: contract.console.bids.all, get: contract.console.bids.get };

export const bids = defineResource({
  name: 'auction/bids',
  labels: bidLabels,
  menu: { group: 'auction', order: 40, Icon: ListOrdered },
  store: createReadStore('bids', { list: api.console.bids.all, get: api.console.bids.get }, routes),
  recordTitle: s('alias'),
  List: BidList,
  Edit: BidShow,
});
