import { CheckboxGroupInput, maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type User, userRoles, userStatuses } from 'shared/contract';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { source } from '../../components/forms/source';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { AccessActions } from './AccessActions';
import { userI18n } from './i18n';
import { LevelInput } from './LevelInput';

const s = source<User>();
const settableStatuses = userStatuses.filter((status) => status !== 'WITHDRAWN');

/** Status, roles and level of a member, and facts about their sign-in. */
export const UserAside = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const status = useWatch<User, 'status'>({ name: 'status' });
  const roles = useWatch<User, 'roles'>({ name: 'roles' });
  return (
    <>
      <Section title={t('rights')}>
        <SelectInput
          source={s('status')}
          choices={buildChoices('users', 'status', settableStatuses)}
          validate={required()}
          helperText={status === 'BLOCKED' ? t('blockedHint') : false}
        />
        <CheckboxGroupInput
          source={s('roles')}
          choices={buildChoices('users', 'roles', userRoles)}
          helperText={roles?.includes('ADMIN') ? t('adminHint') : false}
        />
        <LevelInput source={s('_level')} helperText={false} />
        <TextInput source={s('memo')} multiline minRows={3} validate={maxLength(2000)} />
      </Section>
      {user && (
        <Section title={t('signIn')}>
          <DescriptionList>
            <FieldItem source="username">{user.username}</FieldItem>
            <FieldItem source="createdAt">
              <DateTimeField source={s('createdAt')} />
            </FieldItem>
            <FieldItem source="lastLoginAt">
              <DateTimeField source={s('lastLoginAt')} />
            </FieldItem>
            <FieldItem source="emailVerifiedAt">
              <DateTimeField source={s('emailVerifiedAt')} />
            </FieldItem>
            <FieldItem source="phoneVerifiedAt">
              <DateTimeField source={s('phoneVerifiedAt')} />
            </FieldItem>
            <FieldItem source="totp">{t(user.totp ? 'on' : 'off')}</FieldItem>
          </DescriptionList>
          <AccessActions />
        </Section>
      )}
    </>
  );
};
