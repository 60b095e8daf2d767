import { type FormEvent, useState } from 'react';
import { signIn, signOut, useAuth } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Dialog, FieldError, TextField } from 'shared/ui';
import { useT } from '../alone/i18n';
import styles from './alone.module.css';

/** Who is signed in, as the auth store says, and the way in for remotes that have no sign-in of their own. */
export const SignInState = () => {
  const t = useT();
  const user = useAuth((state) => state.user);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setRefusal('');
    try {
      await signIn(String(given.get('username')), String(given.get('password')));
      setOpen(false);
    } catch (cause) {
      setRefusal((await failureOf(cause)).message);
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
          <div role="alert">{refusal && <FieldError id="alone-refusal">{refusal}</FieldError>}</div>
          <Button type="submit" variant="primary" wide>
            {t('signIn')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
};
