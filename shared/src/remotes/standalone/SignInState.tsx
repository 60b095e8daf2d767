import { type FormEvent, useState } from 'react';
import { signIn, signOut, useAuth } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Dialog, FieldError, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './standalone.module.css';

/** The name of the signed-in user, and a sign-in dialogue for remotes without a sign-in page. */
export const SignInState = () => {
  const t = useT();
  const user = useAuth((state) => state.user);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setError('');
    try {
      await signIn(String(form.get('username')), String(form.get('password')));
      setOpen(false);
    } catch (cause) {
      setError((await failureOf(cause)).message);
    }
  };

  return (
    <div className={styles.user}>
      {user && <span className={styles.who}>{user.name}</span>}
      <button type="button" className={styles.action} onClick={() => (user ? void signOut() : setOpen(true))}>
        {t(user ? 'signOut' : 'signIn')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('signIn')}>
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField label={t('username')} name="username" autoComplete="username" autoCapitalize="none" required />
          <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
          <div role="alert">{error && <FieldError id="sign-in-error">{error}</FieldError>}</div>
          <Button type="submit" variant="primary" wide>
            {t('signIn')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
};
