import { PasswordInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type User, userTypes } from 'shared/contract';
import { choices } from '../../i18n';
import { Group } from '../../parts/Group';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { AccountTab } from './AccountTab';
import { CompanyTab } from './CompanyTab';
import { userI18n } from './i18n';

const s = source<User & { password: string }>();

export const UserCreateFields = () => {
  const t = userI18n.useT();
  const type = useWatch<User, 'type'>({ name: 'type' });
  return (
    <>
      <Group title={t('signIn')}>
        <Pair>
          <SelectInput source={s('type')} choices={choices('users', 'type', userTypes)} validate={required()} />
          <TextInput source={s('username')} validate={required()} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
        </Pair>
        <PasswordInput
          source={s('password')}
          label={t('password')}
          helperText={t('passwordHint')}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      </Group>
      <Group title={t('account')}>
        <AccountTab />
      </Group>
      {type === 'COMPANY' && (
        <Group title={t('companyTab')}>
          <CompanyTab />
        </Group>
      )}
    </>
  );
};
