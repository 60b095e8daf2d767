import { api } from 'shared/client';
import { Button } from 'shared/ui';
import { PeoplePassword } from '../PeoplePassword';
import { PeopleProblem } from '../PeopleProblem';
import { bind, useForm } from '../people-form';
import styles from '../people-form.module.css';
import { recoveryI18n } from './i18n';
import type { Invitation } from './invitation';

interface ChooseFormProps {
  invitation: Invitation;
  onDone: () => void;
  /** The link was used or is over; there is another way to the same end. */
  onVerify: () => void;
}

/** Whoever comes by the link of an e-mail has proved the address already and only chooses the password. */
export const ChooseForm = ({ invitation: { token, name }, onDone, onVerify }: ChooseFormProps) => {
  const t = recoveryI18n.useT();
  const form = useForm({ newPassword: '' });
  const over = form.errorOf('certToken') !== undefined;

  const send = async () => {
    const { newPassword } = form.values;
    await api.users.recover({ body: { kind: 'PASSWORD', name, certToken: token, newPassword } });
    onDone();
  };

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={styles.group}>
        <PeoplePassword
          label={t('newPassword')}
          hint={t('passwordHint')}
          {...bind(form, 'newPassword')}
          autoComplete="new-password"
          required
        />
      </div>
      {over ? <p role="alert">{t('linkOver')}</p> : <PeopleProblem cause={form.failure} />}
      {over && (
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
