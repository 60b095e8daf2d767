import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import styles from './login.module.css';
import { useT } from './texts';

export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useT();
  const problem = useRef<HTMLParagraphElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  /** Null until the API asks for the second step. */
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (message) problem.current?.focus();
  }, [message]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      await signIn(username, password, code?.trim());
      onSignedIn();
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'totp_required') setCode(code ?? '');
      setMessage(failure.code === 'network' ? t('failed') : failure.message);
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <div>
        <TextField
          label={t('password')}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checkbox label={t('show')} checked={shown} onChange={() => setShown(!shown)} />
      </div>
      {code !== null && (
        <TextField
          label={t('code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={24}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </form>
  );
};
