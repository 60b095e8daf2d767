import { useState } from 'react';
import { signIn } from 'shared/auth';
import { failureOf } from 'shared/client';
import { bind, PeoplePassword, PeopleProblem, useForm } from 'shared/people';
import { Button, TextField } from 'shared/ui';
import { loginI18n } from './i18n';
import styles from './login.module.css';

/** The second step is asked for only of those who have one, and after the password was right. */
export const LoginForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = loginI18n.useT();
  const form = useForm({ username: '', password: '', code: '' });
  const [twoSteps, setTwoSteps] = useState(false);
  const { username, password, code } = form.values;

  const enter = async () => {
    try {
      await signIn(username, password, twoSteps ? code.trim() : null);
    } catch (cause) {
      const failure = await failureOf(cause);
      if (failure.code !== 'totp_required') throw failure;
      setTwoSteps(true);
      if (twoSteps) throw failure;
      return;
    }
    onSignedIn();
  };

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(enter)}>
      <PeopleProblem cause={form.failure} />
      <TextField
        label={t('username')}
        {...bind(form, 'username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={twoSteps}
        required
      />
      <PeoplePassword
        label={t('password')}
        {...bind(form, 'password')}
        autoComplete="current-password"
        readOnly={twoSteps}
        required
      />
      {twoSteps && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          {...bind(form, 'code')}
          autoComplete="one-time-code"
          maxLength={24}
          autoFocus
          required
        />
      )}
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t(form.busy ? 'busy' : 'submit')}
      </Button>
    </form>
  );
};
