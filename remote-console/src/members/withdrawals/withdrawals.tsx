import { SearchInput, SelectInput } from 'react-admin';
import { type UserRow, userTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import './i18n';

const s = source<UserRow>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="type" source={s('type')} choices={choices('users/withdrawals', 'type', userTypes)} />,
];

/** Who has left, why, and until when their personal data stay; all there is to know stands in the row. */
export const WithdrawalList = () => (
  <RecordList<UserRow>
    readOnly
    opens={false}
    filters={filters}
    sort={{ field: s('updatedAt'), order: 'DESC' }}
    sorts={[s('updatedAt'), s('createdAt'), s('name')]}
    hidden={[s('createdAt')]}
    exported={{
      'withdrawal.at': true,
      type: true,
      'withdrawal.reason.code': true,
      'withdrawal.reason.text': true,
      'withdrawal.purgeAt': true,
    }}
    card={{
      title: ({ name }) => name,
      text: ({ withdrawal }) => withdrawal?.reason.text,
      mark: () => <StatusField source={s('withdrawal.reason.code')} />,
    }}
  >
    <Column source={s('updatedAt')} label="resources.users/withdrawals.fields.withdrawal.at">
      <WhenField source={s('withdrawal.at')} />
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
    <Column source={s('withdrawal.purgeAt')} field={WhenField} />
    <Column source={s('createdAt')} field={WhenField} />
  </RecordList>
);
