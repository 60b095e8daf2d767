import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './login.module.css';

export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useT();
  const problemRef = useRef<HTMLParagraphElement>(null);
  const [passwordVisible, setPasswordVisible] = useState(false);
  /** Whether the API asked for a code of the authenticator app. */
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (message) problemRef.current?.focus();
  }, [message]);

  // The fields are uncontrolled, so that text typed or filled in before hydration stays.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const getText = (name: string) => String(fields.get(name) ?? '');
    setBusy(true);
    setMessage(undefined);
    try {
      await signIn(getText('username'), getText('password'), needsCode ? getText('code').trim() : undefined);
      onSignedIn();
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'totp_required') setNeedsCode(true);
      setMessage(failure.code === 'network' ? t('failed') : failure.message);
      setBusy(false);
    }
  };

  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      {message && (
        <p ref={problemRef} className={styles.problem} role="alert" tabIndex={-1}>
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
          type={passwordVisible ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
        <Checkbox label={t('show')} checked={passwordVisible} onChange={() => setPasswordVisible(!passwordVisible)} />
      </div>
      {needsCode && <TextField label={t('code')} name="code" autoComplete="one-time-code" maxLength={24} required />}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'busy' : 'title')}
      </Button>
    </form>
  );
};
