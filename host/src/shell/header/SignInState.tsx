import { LogIn, LogOut, SlidersHorizontal } from 'lucide-react';
import { signOut, useAuth } from 'shared/auth';
import { useLanguage } from 'shared/i18n';
import { Link, useLocation } from 'shared/router';
import { isPublicPath } from '../copy-blocking';
import { useT } from '../i18n';
import { useHasPage } from '../use-has-page';
import styles from './SignInState.module.css';

/** Whether a page would keep the tab from closing because of unsaved work. */
const hasUnsavedWork = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Not in the first script: only whoever leaves unsaved work needs it. Without it nobody is signed out, so that nothing is lost. */
const loadConfirm = () =>
  import(/* webpackChunkName: "later" */ './confirm-sign-out').then(
    ({ confirmSignOut }) => confirmSignOut,
    () => () => false,
  );

/** Name of the signed-in user with sign-out, or the sign-in link. */
export const SignInState = () => {
  const user = useAuth((state) => state.user);
  const { pathname } = useLocation();
  const hasPage = useHasPage();
  const t = useT();
  // The console has its own sign-in page.
  const inConsole = !isPublicPath(pathname);
  const language = useLanguage();
  const leave = async () => {
    if (!hasUnsavedWork() || (await loadConfirm())(language)) await signOut();
  };
  if (!user)
    return hasPage('/login') && !inConsole ? (
      <Link className={styles.action} to="/login">
        <LogIn aria-hidden />
        {t('signIn')}
      </Link>
    ) : null;
  return (
    <div className={styles.state}>
      <span className={styles.name}>{t('greeting', { name: user.name })}</span>
      {user.scope.includes('console') && !inConsole && (
        <Link className={styles.action} to="/console">
          <SlidersHorizontal aria-hidden />
          {t('console')}
        </Link>
      )}
      <button type="button" className={styles.action} onClick={() => void leave()}>
        <LogOut aria-hidden />
        {t('signOut')}
      </button>
    </div>
  );
};
