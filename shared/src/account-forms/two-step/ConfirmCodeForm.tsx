import { api } from 'shared/client';
import { TextField } from 'shared/ui';
import { FormOutcome } from '../form/FormOutcome';
import styles from '../form/form.module.css';
import { bindField, useForm } from '../form/use-form';
import { twoStepI18n } from './i18n';
import { StepBar } from './StepBar';
import { type Enrolment, TotpSecret } from './TotpSecret';

interface ConfirmCodeFormProps {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: (() => void) | undefined;
}

/** Shows the secret and asks for a first code of the authenticator app. */
export const ConfirmCodeForm = ({ enrolment, onConfirmed, onCancel }: ConfirmCodeFormProps) => {
  const t = twoStepI18n.useT();
  const form = useForm({ code: '' });
  const confirm = async () => {
    const code = form.values.code.replaceAll(/\s/g, '');
    const { recoveryCodes } = await api.totp.confirm({ body: { code } });
    onConfirmed(recoveryCodes);
  };
  return (
    <form ref={form.formRef} className={styles.group} onSubmit={form.submit(confirm)} noValidate>
      <FormOutcome className={styles.group}>
        <TotpSecret enrolment={enrolment} />
      </FormOutcome>
      <h3>{t('enter')}</h3>
      <TextField
        label={t('code')}
        {...bindField(form, 'code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <StepBar form={form} label={t('confirm')} onCancel={onCancel} />
    </form>
  );
};
