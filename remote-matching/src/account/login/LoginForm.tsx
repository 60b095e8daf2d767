import { useState } from 'react';
import {
  accountFormsI18n,
  bindField,
  PasskeySignIn,
  PasswordField,
  ProblemNotice,
  useForm,
} from 'shared/account-forms';
import { signIn } from 'shared/auth';
import { ApiFailure, failureOf } from 'shared/client';
import { Button, TextField } from 'shared/ui';
import { loginI18n } from './i18n';
import styles from './login.module.css';

/**
 * Asks for the code of the second factor where the account has one, after the password was accepted; and for one that was sent, after
 * many attempts on the account.
 */
export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = loginI18n.useT();
  const formT = accountFormsI18n.useT();
  const form = useForm({ username: '', password: '', code: '' });
  const [codeReason, setCodeReason] = useState<'totp' | 'proof' | null>(null);
  const codeRequired = codeReason !== null;
  const passkeyRequired = form.failure?.code === 'passkey_required';
  const { username, password, code } = form.values;

  const submit = async () => {
    const names = ['username', 'password', ...(codeRequired ? (['code'] as const) : [])] as const;
    const missing = names
      .filter((name) => form.values[name].trim() === '')
      .map((field) => ({ field, code: 'required' as const, message: formT('missing') }));
    if (missing.length > 0) throw new ApiFailure(422, 'invalid', formT('check'), missing);
    try {
      await signIn(username, password, codeRequired ? code.trim() : null);
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code.startsWith('proof_')) setCodeReason('proof');
      if (failure.code !== 'totp_required') throw failure;
      setCodeReason('totp');
      if (codeReason === 'totp') throw failure;
      return;
    }
    onSignedIn();
  };

  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(submit)} noValidate>
      <ProblemNotice cause={form.failure} />
      <TextField
        label={t('username')}
        {...bindField(form, 'username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={codeReason === 'totp'}
        required
      />
      <PasswordField
        label={t('password')}
        {...bindField(form, 'password')}
        autoComplete="current-password"
        readOnly={codeReason === 'totp'}
        required
      />
      {codeRequired && (
        <TextField
          label={t(codeReason === 'totp' ? 'code' : 'sentCode')}
          hint={codeReason === 'totp' ? t('codeHint') : undefined}
          {...bindField(form, 'code')}
          autoComplete="one-time-code"
          maxLength={24}
          autoFocus
          required
        />
      )}
      <Button
        type="submit"
        variant={passkeyRequired ? 'secondary' : 'primary'}
        wide
        aria-disabled={form.busy || undefined}
      >
        {t(form.busy ? 'busy' : 'title')}
      </Button>
      <PasskeySignIn required={passkeyRequired} onSignedIn={onSignedIn} />
    </form>
  );
};
