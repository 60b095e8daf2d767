import { FieldGroup, formStyles, getConsentError } from 'shared/account-forms';
import { Button, TextField } from 'shared/ui';
import { ConsentFields } from './ConsentFields';
import { ConsultFields } from './ConsultFields';
import { FileField } from './FileField';
import { FormError } from './FormError';
import styles from './form.module.css';
import { useT } from './i18n';
import type { ConsultData } from './load';
import { type SentRequest, useConsultForm } from './use-consult-form';

interface LookupFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password with which a visitor finds the request again. */
const LookupField = ({ value, error, onChange }: LookupFieldProps) => {
  const t = useT();
  return (
    <FieldGroup title={t('lookup')}>
      <TextField
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={72}
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldGroup>
  );
};

export const ConsultForm = ({ data, onSent }: { data: ConsultData; onSent: (sent: SentRequest) => void }) => {
  const t = useT();
  const {
    form,
    submit,
    isMember,
    restored,
    reset,
    password,
    consents,
    files,
    honeypot,
    onInput,
    minDate,
    hoursVersion,
  } = useConsultForm(data, onSent);
  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={submit} onInput={onInput} noValidate>
      {restored && (
        <p className={styles.note} role="status">
          {t('restored')}{' '}
          <Button variant="quiet" small onClick={reset}>
            {t('clear')}
          </Button>
        </p>
      )}
      <ConsultFields form={form} choices={data} minDate={minDate} hoursVersion={hoursVersion} />
      {data.takesFiles && <FileField files={files.value} onChange={files.set} />}
      {!isMember && <LookupField value={password.value} error={password.error} onChange={password.set} />}
      <ConsentFields
        terms={data.terms}
        agreed={consents.agreed}
        onChange={consents.set}
        error={getConsentError(form)}
      />
      <label className={formStyles.trap} aria-hidden>
        Website
        <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <FormError failure={form.failure} />
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t(form.busy ? 'sending' : 'submit')}
      </Button>
    </form>
  );
};
