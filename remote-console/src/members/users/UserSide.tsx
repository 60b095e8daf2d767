import {
  CheckboxGroupInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type User, userRoles, userStatuses } from 'shared/contract';
import { choices } from '../../i18n';
import { Fact, Facts } from '../../parts/Facts';
import { Group } from '../../parts/Group';
import { source } from '../../parts/source';
import { WhenField } from '../../parts/WhenField';
import { Access } from './Access';
import { userI18n } from './i18n';
import { LevelInput } from './LevelInput';

const s = source<User>();
const given = userStatuses.filter((status) => status !== 'WITHDRAWN');

/** What is decided about a member. */
export const UserSide = () => {
  const t = userI18n.useT();
  const translate = useTranslate();
  const user = useRecordContext<User & { id: string }>();
  const status = useWatch<User, 'status'>({ name: 'status' });
  const roles = useWatch<User, 'roles'>({ name: 'roles' });
  return (
    <>
      <Group title={t('rights')}>
        <SelectInput
          source={s('status')}
          choices={choices('users', 'status', given)}
          validate={required()}
          helperText={status === 'BLOCKED' ? t('blockedHint') : false}
        />
        <CheckboxGroupInput
          source={s('roles')}
          choices={choices('users', 'roles', userRoles)}
          helperText={roles?.includes('ADMIN') ? t('adminHint') : false}
        />
        <LevelInput source={s('_level')} helperText={false} />
        <TextInput source={s('memo')} multiline minRows={3} validate={maxLength(2000)} />
      </Group>
      {user && (
        <Group title={t('signIn')}>
          <Facts>
            <Fact label={translate('resources.users.fields.username')}>{user.username}</Fact>
            <Fact label={translate('resources.users.fields.createdAt')}>
              <WhenField source={s('createdAt')} />
            </Fact>
            <Fact label={translate('resources.users.fields.lastLoginAt')}>
              <WhenField source={s('lastLoginAt')} />
            </Fact>
            <Fact label={translate('resources.users.fields.emailVerifiedAt')}>
              <WhenField source={s('emailVerifiedAt')} />
            </Fact>
            <Fact label={translate('resources.users.fields.phoneVerifiedAt')}>
              <WhenField source={s('phoneVerifiedAt')} />
            </Fact>
            <Fact label={translate('resources.users.fields.totp')}>{t(user.totp ? 'on' : 'off')}</Fact>
          </Facts>
          <Access />
        </Group>
      )}
    </>
  );
};
