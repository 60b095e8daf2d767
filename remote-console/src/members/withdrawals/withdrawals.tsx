import { UserMinus } from 'lucide-react';
import { api } from 'shared/client';
import { contract, type UserRow, userTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { withdrawalLabels } from './i18n';

type List = typeof contract.console.users.list;
const s = source<UserRow>();
const filter = filterName<List>();

const filters = [<ChoiceInput key="type" source={filter('type')} values={userTypes} />];

/** Former members, their reasons, and when their personal data are deleted. */
const WithdrawalList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    sorts={['updatedAt', 'createdAt', 'name']}
    hiddenColumns={['createdAt']}
    exportFields={['withdrawal.at', 'type', 'withdrawal.reason.code', 'withdrawal.reason.text', 'withdrawal.purgeAt']}
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
    <StatusColumn source={s('type')} />
    <StatusColumn source={s('withdrawal.reason.code')} />
    <Column source={s('withdrawal.reason.text')} />
    <Column source={s('withdrawal.purgeAt')} field={DateTimeField} />
    <Column source={s('createdAt')} field={DateTimeField} />
  </RecordList>
);

/** The API lists former members only when the query names their status. */
const calls = {
  list: ({ query }: { query: object }) => api.console.users.list({ query: { ...query, status: 'WITHDRAWN' } }),
};

export const withdrawals = defineResource({
  name: 'users/withdrawals',
  labels: withdrawalLabels,
  menu: { group: 'people', order: 30, Icon: UserMinus },
  store: createListStore('users', calls, contract.console.users),
  recordTitle: s('name'),
  List: WithdrawalList,
});
