import { useAuth } from 'shared/auth';
import { useNavigate, useSearchParams } from 'shared/router';
import { ownPath } from 'shared/ui';
import { Page } from '../layout/Page';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';
import { SignedIn } from './SignedIn';
import { useT } from './texts';

export const LoginPage = () => {
  const t = useT();
  const user = useAuth((state) => state.user);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = ownPath(query.get('next'));
  return (
    <Page title={t('title')} lead={user ? undefined : t('lead')} className={styles.page}>
      {user ? (
        <SignedIn name={user.name} next={next} />
      ) : (
        <LoginForm onSignedIn={() => void navigate(next, { replace: true })} />
      )}
    </Page>
  );
};
