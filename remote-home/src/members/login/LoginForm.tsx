import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './login.module.css';

export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useT();
  const problem = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(false);
  /** The API asks for the second step. */
  const [second, setSecond] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (message) problem.current?.focus();
  }, [message]);

  // The fields keep their own text, so that what is typed or filled in before the page comes to life stays.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '');
    setBusy(true);
    setMessage(undefined);
    try {
      await signIn(textOf('username'), textOf('password'), second ? textOf('code').trim() : undefined);
      onSignedIn();
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'totp_required') setSecond(true);
      setMessage(failure.code === 'network' ? t('failed') : failure.message);
      setBusy(false);
    }
  };

  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      {message && (
        <p ref={problem} className={styles.problem} role="alert" tabIndex={-1}>
          <CircleAlert aria-hidden />
          {message}
        </p>
      )}
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <TextField
          label={t('password')}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
        <Checkbox label={t('show')} checked={shown} onChange={() => setShown(!shown)} />
      </div>
      {second && <TextField label={t('code')} name="code" autoComplete="one-time-code" maxLength={24} required />}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </form>
  );
};
