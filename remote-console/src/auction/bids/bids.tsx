import { ReferenceField } from 'react-admin';
import type { ConsoleBid } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordList } from '../../parts/RecordList';
import { Secret } from '../../parts/Secret';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { Won, WonField } from '../../parts/WonField';
import { bidTones } from './tones';
import './i18n';

const s = source<ConsoleBid>();

const Lot = () => (
  <ReferenceField source={s('_work')} reference="auction/works" link={false}>
    <LField source="title" />
  </ReferenceField>
);

/** Bids on all lots, the newest first. */
export const BidList = () => (
  <RecordList<ConsoleBid>
    readOnly
    filters={[]}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt')]}
    hidden={[s('ip')]}
    exported={{
      at: true,
      alias: true,
      'bidder.name': true,
      'bidder.username': true,
      type: true,
      amount: true,
      price: true,
      status: true,
    }}
    card={{
      title: Lot,
      text: ({ alias, at }) => `${alias} · ${formatDateTime(at)}`,
      mark: ({ price }) => (
        <>
          <Won amount={price} /> <StatusField source={s('status')} tones={bidTones} />
        </>
      ),
    }}
  >
    <Column
      source={s('createdAt')}
      render={({ at }) => <OpenLink>{formatDateTime(String(at))}</OpenLink>}
      sx={{ whiteSpace: 'nowrap' }}
    />
    <Column source={s('_work')} disableSort field={Lot} />
    <Column source={s('alias')} disableSort />
    <Column
      source={s('bidder.name')}
      disableSort
      render={({ bidder }) => <Secret>{(bidder as ConsoleBid['bidder']).name}</Secret>}
    />
    <Column source={s('type')} disableSort>
      <StatusField source={s('type')} />
    </Column>
    <Column
      source={s('amount')}
      align="right"
      disableSort
      render={({ amount }) => (
        <Secret>
          <Won amount={amount as number} />
        </Secret>
      )}
    />
    <Column source={s('price')} align="right" disableSort field={WonField} />
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={bidTones} />
    </Column>
    <Column source={s('ip')} disableSort />
  </RecordList>
);
