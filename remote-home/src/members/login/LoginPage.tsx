import { useAuth } from 'shared/auth';
import { useNavigate } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import { useT } from './i18n';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';
import { SignedInPanel } from './SignedInPanel';
import { useReturnPath } from './use-return-path';

interface LoginPageProps {
  /** Runs before the next page is opened; its failure does not keep the member from it. */
  afterSignIn: () => Promise<unknown>;
}

export const LoginPage = ({ afterSignIn }: LoginPageProps) => {
  const t = useT();
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const { returnPath, returnQuery } = useReturnPath();

  const openReturnPath = async () => {
    await afterSignIn().catch(() => undefined);
    void navigate(returnPath, { replace: true });
  };

  return (
    <Page title={t('title')} lead={user ? undefined : t('lead')}>
      {user ? (
        <SignedInPanel name={user.name} returnPath={returnPath} />
      ) : (
        <>
          <LoginForm onSignedIn={() => void openReturnPath()} />
          <p className={styles.links}>
            <LinkButton wide to={`/join${returnQuery}`}>
              {t('join')}
            </LinkButton>
            <LinkButton variant="quiet" small to="/recovery">
              {t('recovery')}
            </LinkButton>
          </p>
        </>
      )}
    </Page>
  );
};
