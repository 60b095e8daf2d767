import { useState } from 'react';
import { accountFormsI18n, bindField, CertificationFields, toPhoneDigits, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, TextField } from 'shared/ui';
import { FormError } from '../FormError';
import { createFormProof } from '../form-proof';
import { useT } from '../i18n';
import { requestsI18n } from './i18n';
import styles from './requests.module.css';

interface RecoverPasswordProps {
  /** What was already typed. */
  phone: string;
  /** The proof with the new password. */
  onProof: (proof: string) => void;
}

/** A visitor who lost the password sets a new one: a code sent to the phone number of the request proves it. */
export const RecoverPassword = ({ phone: typedPhone, onProof }: RecoverPasswordProps) => {
  const t = useT();
  const requestsT = requestsI18n.useT();
  const formT = accountFormsI18n.useT();
  const form = useForm({ name: '', phone: typedPhone, password: '' });
  const [token, setToken] = useState<string | null>(null);
  const { name, phone, password } = form.values;

  const recover = async () => {
    await api.forms.recover({ body: { name, certToken: token ?? '', password } });
    onProof(createFormProof(phone, password)['form-proof']);
  };
  const check = () => (token ? [] : [{ field: 'certToken', message: formT('certifyFirst') }]);

  return (
    <form ref={form.formRef} className={styles.search} onSubmit={form.submit(recover, check)} noValidate>
      <p>{requestsT('recoverLead')}</p>
      <TextField label={t('name')} {...bindField(form, 'name')} required autoComplete="name" maxLength={50} />
      <TextField
        label={t('phone')}
        {...bindField(form, 'phone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <CertificationFields
        channel="PHONE"
        target={toPhoneDigits(phone)}
        purpose="FORM"
        token={token}
        onToken={setToken}
        error={form.getError('certToken')}
      />
      <TextField
        label={requestsT('newPassword')}
        hint={requestsT('newPasswordHint')}
        {...bindField(form, 'password')}
        required
        type="password"
        autoComplete="new-password"
        maxLength={72}
      />
      <FormError failure={form.failure} />
      <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
        {requestsT('recover')}
      </Button>
    </form>
  );
};
