import { CheckboxGroupInput, maxLength, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type User, userRoles, userStatuses } from 'shared/contract';
import { DescriptionList, FieldItem } from '../../components/fields/DescriptionList';
import { DateTimeItem } from '../../components/fields/RecordItems';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { Section } from '../../components/layout/Section';
import { buildChoices } from '../../i18n/resource-labels';
import { AccessActions } from './AccessActions';
import { userI18n } from './i18n';
import { LevelInput } from './LevelInput';

const s = source<User>();
/** Blocking has a button of its own, which asks for a reason. */
const settableStatuses = userStatuses.filter((status) => status !== 'WITHDRAWN' && status !== 'BLOCKED');

/** Status, roles and level of a member, and facts about their sign-in. */
export const UserAside = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const roles = useWatch<User, 'roles'>({ name: 'roles' });
  return (
    <>
      <Section title={t('rights')}>
        <ChoiceInput
          source={s('status')}
          values={user?.status === 'BLOCKED' ? [...settableStatuses, 'BLOCKED'] : settableStatuses}
          required
          helperText={false}
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
            <DateTimeItem source="createdAt" />
            <DateTimeItem source="lastLoginAt" />
            <DateTimeItem source="emailVerifiedAt" />
            <DateTimeItem source="phoneVerifiedAt" />
            <FieldItem source="totp">{t(user.totp ? 'on' : 'off')}</FieldItem>
            <FieldItem source="passkeys">{user.passkeys}</FieldItem>
          </DescriptionList>
          <AccessActions />
        </Section>
      )}
    </>
  );
};
