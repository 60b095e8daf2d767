import { BooleanInput, CheckboxGroupInput, email, maxLength, required, TextInput } from 'react-admin';
import { contactChannels, genders, type User } from 'shared/contract';
import { languages } from 'shared/i18n';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { FormGrid } from '../../components/layout/FormGrid';
import { buildChoices } from '../../i18n/resource-labels';
import { AddressFields } from './AddressFields';
import { userI18n } from './i18n';

const s = source<User>();

/** Personal data of a member and how they want to be contacted. */
export const AccountTab = () => {
  const t = userI18n.useT();
  return (
    <>
      <FormGrid>
        <TextInput source={s('name')} validate={[required(), maxLength(50)]} />
        <TextInput source={s('nameEn')} validate={maxLength(100)} />
        <TextInput source={s('email')} type="email" validate={[required(), email()]} />
        <TextInput source={s('phone')} type="tel" validate={required()} helperText={t('phoneHint')} />
        <TextInput source={s('birth')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        <ChoiceInput source={s('gender')} values={genders} />
        <ChoiceInput source={s('language')} values={languages} required />
      </FormGrid>
      <AddressFields path="address" />
      <CheckboxGroupInput
        source={s('notifications')}
        choices={buildChoices('users', 'notifications', contactChannels)}
      />
      <FormGrid columns={3}>
        <BooleanInput source={s('marketing.sms')} helperText={false} />
        <BooleanInput source={s('marketing.email')} helperText={false} />
        <BooleanInput source={s('marketing.night')} helperText={false} />
      </FormGrid>
    </>
  );
};
