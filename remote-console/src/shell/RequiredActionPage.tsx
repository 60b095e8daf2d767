import { PasskeyList, PasswordForm, TotpEnrolment } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import type { RequiredAction } from 'shared/contract';
import { classNames } from 'shared/ui';
import styles from './Gate.module.css';
import { shellI18n } from './i18n';

interface RequiredActionPageProps {
  action: RequiredAction;
  username: string;
  onDone: () => void;
}

/** What an administrator has to do before the console opens: change a password that others know, or set up a second factor. */
export const RequiredActionPage = ({ action, username, onDone }: RequiredActionPageProps) => {
  const t = shellI18n.useT();
  const user = useAuth((state) => state.user?.sub) ?? '';
  return (
    <section className={styles.gate} aria-labelledby="console-required-action">
      <div className={classNames(styles.card, styles.wide)}>
        <header className={styles.head}>
          <h1 id="console-required-action">{t(action)}</h1>
          <p>{t(`${action}_lead`)}</p>
        </header>
        {action === 'password_change' ? (
          <PasswordForm username={username} hasPasskey={false} inline onSaved={onDone} />
        ) : (
          <>
            <TotpEnrolment onDone={onDone} />
            <PasskeyList user={user} onChange={async () => onDone()} />
          </>
        )}
      </div>
    </section>
  );
};
