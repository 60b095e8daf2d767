import { PasswordInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type User, userTypes } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { Section } from '../../components/layout/Section';
import { AccountTab } from './AccountTab';
import { CompanyTab } from './CompanyTab';
import { userI18n } from './i18n';

const s = source<User & { password: string }>();

/** Inputs of a new member: sign-in, account and, for a company, its data. */
export const UserCreateFields = () => {
  const t = userI18n.useT();
  const type = useWatch<User, 'type'>({ name: 'type' });
  return (
    <>
      <Section title={t('signIn')}>
        <FormGrid>
          <ChoiceInput source={s('type')} values={userTypes} required />
          <TextInput source={s('username')} validate={required()} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
        </FormGrid>
        <PasswordInput
          source={s('password')}
          label={t('password')}
          helperText={t('passwordHint')}
          slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
        />
      </Section>
      <Section title={t('account')}>
        <AccountTab />
      </Section>
      {type === 'COMPANY' && (
        <Section title={t('companyTab')}>
          <CompanyTab />
        </Section>
      )}
    </>
  );
};
