import { type FormEvent, useEffect, useState } from 'react';
import { PasskeySignIn } from 'shared/account-forms';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { homePath, useLanguage } from 'shared/i18n';
import { Button, FieldError, LinkButton, TextField } from 'shared/ui';
import { hasFormDrafts } from '../components/forms/form-drafts';
import styles from './Gate.module.css';
import { shellI18n } from './i18n';

/** The browser asks before the tab is closed while there are drafts, which are in memory only. */
const useFormDraftsWarning = () =>
  useEffect(() => {
    const warn = (event: Event) => {
      if (hasFormDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

export const SignIn = ({ sessionEnded = false }: { sessionEnded?: boolean }) => {
  const t = shellI18n.useT();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  /** What the code is asked for: the second step of the account, or because of many attempts on it. */
  const [codeReason, setCodeReason] = useState<'totp' | 'proof' | null>(null);
  const [refusal, setRefusal] = useState('');
  const [passkeyRequired, setPasskeyRequired] = useState(false);
  useFormDraftsWarning();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username')).trim();
    const password = String(data.get('password'));
    const code = String(data.get('code') ?? '').trim();
    if (!username || !password || (codeReason && !code)) return setRefusal(t(codeReason ? 'codeRequired' : 'required'));
    setBusy(true);
    setRefusal('');
    try {
      await signIn(username, password, code || null);
    } catch (cause) {
      const failure = await failureOf(cause);
      const isTotpNews = failure.code === 'totp_required' && codeReason !== 'totp';
      if (failure.code === 'totp_required') setCodeReason('totp');
      if (failure.code.startsWith('proof_')) setCodeReason('proof');
      setPasskeyRequired(failure.code === 'passkey_required');
      setRefusal(failure.code === 'network' ? t('unreachable') : isTotpNews ? '' : failure.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.gate} aria-labelledby="console-sign-in">
      <form className={styles.card} onSubmit={submit} noValidate>
        <header className={styles.head}>
          <h1 id="console-sign-in">{t('signInTitle')}</h1>
          <p role={sessionEnded ? 'alert' : undefined}>{t(sessionEnded ? 'sessionEnded' : 'signInLead')}</p>
        </header>
        <TextField
          label={t('username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={sessionEnded}
        />
        <TextField label={t('password')} name="password" type="password" autoComplete="current-password" />
        {codeReason && (
          <TextField
            label={t('code')}
            hint={codeReason === 'totp' ? t('codeHint') : undefined}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <div role="alert">{refusal && <FieldError id="console-sign-in-refusal">{refusal}</FieldError>}</div>
        <Button type="submit" variant={passkeyRequired ? 'secondary' : 'primary'} wide disabled={busy}>
          {busy ? t('signingIn') : t('signIn')}
        </Button>
        <PasskeySignIn required={passkeyRequired} onStart={() => setRefusal('')} />
        {sessionEnded && (
          <LinkButton to={homePath[language]} variant="quiet" wide>
            {t('home')}
          </LinkButton>
        )}
      </form>
    </section>
  );
};
