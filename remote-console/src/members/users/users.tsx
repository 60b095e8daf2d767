import { Chip, Stack } from '@mui/material';
import { SearchInput, SelectInput, useTranslate } from 'react-admin';
import { type User, type UserRow, userRoles, userStatuses, userTypes } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { choices } from '../../i18n';
import { Column } from '../../parts/Column';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { account } from './account';
import { ContactField } from './ContactField';
import { ExcelButton } from './ExcelButton';
import { userI18n } from './i18n';
import { LevelField, LevelInput } from './LevelInput';
import { NextWaiting } from './NextWaiting';
import { applicationTones, statusTones } from './tones';
import { UserCreateFields } from './UserCreateFields';
import { UserSide } from './UserSide';
import { UserTabs } from './UserTabs';

const s = source<UserRow>();
const standing = userStatuses.filter((status) => status !== 'WITHDRAWN');

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="type" source={s('type')} choices={choices('users', 'type', userTypes)} alwaysOn />,
  <SelectInput key="status" source={s('status')} choices={choices('users', 'status', standing)} />,
  <SelectInput
    key="role"
    source="role"
    label="resources.users.fields.roles"
    choices={choices('users', 'roles', userRoles)}
  />,
  <LevelInput key="_level" source={s('_level')} />,
];

const Above = () => {
  const t = userI18n.useT();
  return <ValueTabs field={s('waiting')} values={['true']} counted={['true']} label={t('queue')} all={t('all')} />;
};

const Roles = ({ roles }: Pick<UserRow, 'roles'>) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {roles.map((role) => (
        <Chip key={role} variant="outlined" label={translate(`resources.users.roles.${role}`)} />
      ))}
    </Stack>
  );
};

export const UserList = () => {
  const t = userI18n.useT();
  const language = useLanguage();
  const companyOf = ({ company }: Pick<UserRow, 'company'>) => company?.name[language]?.trim() || company?.name.ko;
  return (
    <RecordList<UserRow>
      readOnly
      creatable
      filters={filters}
      actions={<ExcelButton />}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt'), s('name'), s('lastLoginAt'), s('status')]}
      hidden={[s('updatedAt'), s('_level'), s('username')]}
      above={<Above />}
      card={{
        title: ({ name, ...row }) => [name, companyOf(row)].filter(Boolean).join(' · '),
        text: () => <WhenField source={s('createdAt')} />,
        mark: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={statusTones} />
            <StatusField source={s('buyer')} tones={applicationTones} />
          </Stack>
        ),
      }}
    >
      <Column source={s('name')} sx={{ whiteSpace: 'nowrap' }} render={({ name }) => <OpenLink>{name}</OpenLink>} />
      <Column source={s('username')} />
      <Column source={s('type')}>
        <StatusField source={s('type')} />
      </Column>
      <Column
        source={s('company')}
        disableSort
        sx={{ minWidth: 96 }}
        render={(row) => companyOf(row as unknown as UserRow)}
      />
      <Column source={s('status')}>
        <StatusField source={s('status')} tones={statusTones} />
      </Column>
      <Column source={s('roles')} disableSort render={({ roles }) => <Roles roles={roles as UserRow['roles']} />} />
      <Column source={s('buyer')} disableSort>
        <StatusField source={s('buyer')} tones={applicationTones} />
      </Column>
      <Column source={s('seller')} disableSort>
        <StatusField source={s('seller')} tones={applicationTones} />
      </Column>
      <Column label={t('contact')} disableSort field={ContactField} />
      <Column source={s('_level')} field={LevelField} disableSort />
      <Column source={s('createdAt')} field={WhenField} />
      <Column source={s('lastLoginAt')} field={WhenField} />
      <Column source={s('updatedAt')} field={WhenField} />
    </RecordList>
  );
};

const fresh: Partial<User> = {
  type: 'PERSON',
  status: 'ACTIVE',
  roles: [],
  language: 'ko',
  notifications: ['EMAIL'],
  marketing: { sms: false, email: false, night: false, at: null },
  socials: [],
};

export const UserCreate = () => (
  <RecordCreate transform={account}>
    <RecordForm defaultValues={fresh} side={<UserSide />}>
      <UserCreateFields />
    </RecordForm>
  </RecordCreate>
);

export const UserEdit = () => (
  <RecordEdit actions={<NextWaiting />} transform={account}>
    <RecordForm removable side={<UserSide />}>
      <UserTabs />
    </RecordForm>
  </RecordEdit>
);
