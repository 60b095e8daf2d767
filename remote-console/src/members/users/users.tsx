import { Chip, Stack } from '@mui/material';
import { UsersRound } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { api } from 'shared/client';
import { contract, type User, type UserRow, userRoles, userStatuses, userTypes } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { CreateScreen, EditScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { useLocalised } from '../../components/hooks/use-localised';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { ContactField } from './ContactField';
import { userI18n } from './i18n';
import { LevelField, LevelInput } from './LevelInput';
import { userLabels } from './labels';
import { NextApplicationButton } from './NextApplicationButton';
import { applicationStatusTones, userStatusTones } from './status-tones';
import { transformUser } from './transform-user';
import { UserAside } from './UserAside';
import { UserCreateFields } from './UserCreateFields';
import { UserExcelButton } from './UserExcelButton';
import { UserTabs } from './UserTabs';

type List = typeof contract.console.users.list;
const s = source<UserRow>();
const filter = filterName<List>();
const filterStatuses = userStatuses.filter((status) => status !== 'WITHDRAWN');

const filters = [
  <ChoiceInput key="type" source={filter('type')} values={userTypes} alwaysOn />,
  <ChoiceInput key="status" source={filter('status')} values={filterStatuses} />,
  <ChoiceInput
    key="role"
    source={filter('role')}
    label="resources.users.fields.roles"
    values={userRoles}
    labelField="roles"
  />,
  <LevelInput key="_level" source={filter('_level')} />,
];

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

const UserList = () => {
  const t = userI18n.useT();
  const localise = useLocalised();
  const getCompanyName = ({ company }: Pick<UserRow, 'company'>) => localise(company?.name);
  return (
    <RecordList<List>
      deletable={false}
      filters={filters}
      actions={<UserExcelButton />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt', 'name', 'lastLoginAt', 'status']}
      hiddenColumns={['updatedAt', '_level', 'username']}
      tabs={<FilterTabs field={filter('waiting')} values={['true']} counted={['true']} />}
      card={{
        title: ({ name, ...row }) => [name, getCompanyName(row)].filter(Boolean).join(' · '),
        text: () => <DateTimeField source={s('createdAt')} />,
        aside: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={userStatusTones} />
            <StatusField source={s('buyer')} tones={applicationStatusTones} />
          </Stack>
        ),
      }}
    >
      <Column source={s('name')} sx={{ whiteSpace: 'nowrap' }} render={({ name }) => <RecordLink>{name}</RecordLink>} />
      <Column source={s('username')} />
      <StatusColumn source={s('type')} />
      <Column source={s('company')} sx={{ minWidth: 96 }} render={(row) => getCompanyName(row as unknown as UserRow)} />
      <StatusColumn source={s('status')} tones={userStatusTones} />
      <Column source={s('roles')} render={({ roles }) => <Roles roles={roles as UserRow['roles']} />} />
      <StatusColumn source={s('buyer')} tones={applicationStatusTones} />
      <StatusColumn source={s('seller')} tones={applicationStatusTones} />
      <Column label={t('contact')} field={ContactField} />
      <Column source={s('_level')} field={LevelField} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column source={s('lastLoginAt')} field={DateTimeField} />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

const defaultValues: Partial<User> = {
  type: 'PERSON',
  status: 'ACTIVE',
  roles: [],
  language: 'ko',
  notifications: ['EMAIL'],
  marketing: { sms: false, email: false, night: false, at: null },
  socials: [],
};

const UserCreate = () => (
  <CreateScreen Fields={UserCreateFields} Aside={UserAside} defaultValues={defaultValues} transform={transformUser} />
);

const UserEdit = () => (
  <EditScreen Fields={UserTabs} Aside={UserAside} actions={<NextApplicationButton />} transform={transformUser} />
);

export const users = defineResource({
  name: 'users',
  labels: userLabels,
  menu: { group: 'people', order: 10, Icon: UsersRound },
  store: createCrudStore('users', api.console.users, contract.console.users),
  recordTitle: s('name'),
  List: UserList,
  Create: UserCreate,
  Edit: UserEdit,
});
