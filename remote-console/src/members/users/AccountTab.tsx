import { BooleanInput, CheckboxGroupInput, email, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { contactChannels, genders, type User } from 'shared/contract';
import { languages } from 'shared/i18n';
import { choices } from '../../i18n';
import { Pair } from '../../parts/Pair';
import { source } from '../../parts/source';
import { AddressFields } from './AddressFields';
import { userI18n } from './i18n';

const s = source<User>();

/** Who they are and how they want to be told things. */
export const AccountTab = () => {
  const t = userI18n.useT();
  return (
    <>
      <Pair>
        <TextInput source={s('name')} validate={[required(), maxLength(50)]} />
        <TextInput source={s('nameEn')} validate={maxLength(100)} />
        <TextInput source={s('email')} type="email" validate={[required(), email()]} />
        <TextInput source={s('phone')} type="tel" validate={required()} helperText={t('phoneHint')} />
        <TextInput source={s('birth')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        <SelectInput source={s('gender')} choices={choices('users', 'gender', genders)} />
        <SelectInput source={s('language')} choices={choices('users', 'language', languages)} validate={required()} />
      </Pair>
      <AddressFields of="address" />
      <CheckboxGroupInput source={s('notifications')} choices={choices('users', 'notifications', contactChannels)} />
      <Pair columns={3}>
        <BooleanInput source={s('marketing.sms')} helperText={false} />
        <BooleanInput source={s('marketing.email')} helperText={false} />
        <BooleanInput source={s('marketing.night')} helperText={false} />
      </Pair>
    </>
  );
};
