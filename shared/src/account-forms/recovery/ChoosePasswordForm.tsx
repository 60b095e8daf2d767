import { api } from 'shared/client';
import { Button } from 'shared/ui';
import styles from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { bindField, useForm } from '../form/use-form';
import { NewPasswordField } from '../identity/NewPasswordField';
import { recoveryI18n } from './i18n';
import type { Invitation } from './invitation';

interface ChoosePasswordFormProps {
  invitation: Invitation;
  onDone: () => void;
  /** Leads to `RecoveryForm`, for when the link has expired or was used. */
  onVerify: () => void;
}

/** Sets the password of a new account. The link of the invitation e-mail proves the address, so no certification is needed. */
export const ChoosePasswordForm = ({ invitation: { token, name }, onDone, onVerify }: ChoosePasswordFormProps) => {
  const t = recoveryI18n.useT();
  const form = useForm({ newPassword: '' });
  const isExpired = form.getError('certToken') !== undefined;

  const send = async () => {
    const { newPassword } = form.values;
    await api.users.recover({ body: { kind: 'PASSWORD', name, certToken: token, newPassword } });
    onDone();
  };

  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={styles.group}>
        <NewPasswordField label={t('newPassword')} {...bindField(form, 'newPassword')} />
      </div>
      {isExpired ? (
        <p role="alert" tabIndex={-1}>
          {t('linkExpired')}
        </p>
      ) : (
        <ProblemNotice cause={form.failure} />
      )}
      {isExpired && (
        <Button variant="secondary" wide onClick={onVerify}>
          {t('verifyInstead')}
        </Button>
      )}
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t('submitChoice')}
      </Button>
    </form>
  );
};
