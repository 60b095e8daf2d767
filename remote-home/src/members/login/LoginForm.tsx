import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accountFormsI18n, useFocusFirstError } from 'shared/account-forms';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './login.module.css';

export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useT();
  const formT = accountFormsI18n.useT();
  const [passwordVisible, setPasswordVisible] = useState(false);
  /** Whether the API asked for a code of the authenticator app. */
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  /** What was refused last; a new object after each refusal. */
  const [refusal, setRefusal] = useState<{ message?: string; missing: string[] } | null>(null);
  /** Names of the fields that were changed since then; what was refused is not about them any more. */
  const [changed, setChanged] = useState<string[]>([]);
  const formRef = useFocusFirstError(refusal);
  const getError = (name: string) =>
    refusal?.missing.includes(name) && !changed.includes(name) ? formT('missing') : undefined;

  // The fields are uncontrolled, so that text typed or filled in before hydration stays.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setChanged([]);
    const fields = new FormData(event.currentTarget);
    const getText = (name: string) => String(fields.get(name) ?? '');
    const missing = ['username', 'password', ...(needsCode ? ['code'] : [])].filter(
      (name) => getText(name).trim() === '',
    );
    setRefusal(missing.length > 0 ? { missing } : null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await signIn(getText('username'), getText('password'), needsCode ? getText('code').trim() : undefined);
      onSignedIn();
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'totp_required') setNeedsCode(true);
      setRefusal({ message: failure.code === 'network' ? t('failed') : failure.message, missing: [] });
      setBusy(false);
    }
  };

  return (
    <form
      ref={formRef}
      method="post"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => setChanged([...changed, (target as HTMLInputElement).name])}
      noValidate
    >
      {refusal?.message && (
        <p className={styles.problem} role="alert" tabIndex={-1}>
          <CircleAlert aria-hidden />
          {refusal.message}
        </p>
      )}
      <TextField
        label={t('username')}
        error={getError('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <TextField
          label={t('password')}
          error={getError('password')}
          name="password"
          type={passwordVisible ? 'text' : 'password'}
          autoComplete="current-password"
          required
        />
        <Checkbox label={t('show')} checked={passwordVisible} onChange={() => setPasswordVisible(!passwordVisible)} />
      </div>
      {needsCode && (
        <TextField
          label={t('code')}
          error={getError('code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={24}
          required
        />
      )}
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'busy' : 'title')}
      </Button>
    </form>
  );
};
