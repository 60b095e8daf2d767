import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { accountFormsI18n, PasskeySignIn, useFocusFirstError } from 'shared/account-forms';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './login.module.css';

export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = useT();
  const formT = accountFormsI18n.useT();
  const [passwordVisible, setPasswordVisible] = useState(false);
  /** What the API asks a code for: the second step of the account, or because of many attempts on it. */
  const [codeReason, setCodeReason] = useState<'totp' | 'proof' | null>(null);
  const [passkeyRequired, setPasskeyRequired] = useState(false);
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
    const missing = ['username', 'password', ...(codeReason ? ['code'] : [])].filter(
      (name) => getText(name).trim() === '',
    );
    setRefusal(missing.length > 0 ? { missing } : null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await signIn(getText('username'), getText('password'), codeReason ? getText('code').trim() : undefined);
      onSignedIn();
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code === 'totp_required') setCodeReason('totp');
      if (failure.code.startsWith('proof_')) setCodeReason('proof');
      setPasskeyRequired(failure.code === 'passkey_required');
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
      {codeReason && (
        <TextField
          label={t(codeReason === 'totp' ? 'code' : 'sentCode')}
          error={getError('code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={24}
          required
        />
      )}
      <Button type="submit" variant={passkeyRequired ? 'secondary' : 'primary'} wide aria-disabled={busy || undefined}>
        {t(busy ? 'busy' : 'title')}
      </Button>
      <PasskeySignIn required={passkeyRequired} onStart={() => setRefusal(null)} onSignedIn={onSignedIn} />
    </form>
  );
};
