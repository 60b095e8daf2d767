import { UserMinus } from 'lucide-react';
import { SearchInput, SelectInput } from 'react-admin';
import { api } from 'shared/client';
import { contract, type UserRow, userTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { withdrawalLabels } from './i18n';

type List = typeof contract.console.users.list;
const s = source<UserRow>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="type" source={filter('type')} choices={buildChoices('users/withdrawals', 'type', userTypes)} />,
];

/** Former members, why they left, and when their personal data are deleted. */
const WithdrawalList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    sorts={['updatedAt', 'createdAt', 'name']}
    hiddenColumns={['createdAt']}
    exportFields={{
      'withdrawal.at': true,
      type: true,
      'withdrawal.reason.code': true,
      'withdrawal.reason.text': true,
      'withdrawal.purgeAt': true,
    }}
    card={{
      title: ({ name }) => name,
      text: ({ withdrawal }) => withdrawal?.reason.text,
      aside: () => <StatusField source={s('withdrawal.reason.code')} />,
    }}
  >
    <Column source={s('updatedAt')} label="resources.users/withdrawals.fields.withdrawal.at">
      <DateTimeField source={s('withdrawal.at')} />
    </Column>
    <Column source={s('name')} />
    <Column source={s('username')} />
    <Column source={s('type')}>
      <StatusField source={s('type')} />
    </Column>
    <Column source={s('withdrawal.reason.code')}>
      <StatusField source={s('withdrawal.reason.code')} />
    </Column>
    <Column source={s('withdrawal.reason.text')} />
    <Column source={s('withdrawal.purgeAt')} field={DateTimeField} />
    <Column source={s('createdAt')} field={DateTimeField} />
  </RecordList>
);

/** The API lists former members only when it is asked for them. */
const calls = {
  list: ({ query }: { query: object }) => api.console.users.list({ query: { ...query, status: 'WITHDRAWN' } }),
};

export const withdrawals = defineResource({
  name: 'users/withdrawals',
  labels: withdrawalLabels,
  menu: { group: 'people', Icon: UserMinus },
  store: createListStore('users', calls, contract.console.users),
  recordTitle: s('name'),
  List: WithdrawalList,
});
