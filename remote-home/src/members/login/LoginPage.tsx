import { useAuth } from 'shared/auth';
import { useNavigate } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { Page } from '../../layout/Page';
import { bringGuestCart } from '../../shop/carts/merge';
import { useT } from './i18n';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';
import { SignedIn } from './SignedIn';
import { useNext } from './use-next';

export const LoginPage = () => {
  const t = useT();
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  const { next, onwards } = useNext();

  // A cart that could not be brought along now comes along when the cart is opened.
  const enter = async () => {
    await bringGuestCart().catch(() => undefined);
    void navigate(next, { replace: true });
  };

  return (
    <Page title={t('title')} lead={user ? undefined : t('lead')} className={styles.page}>
      {user ? (
        <SignedIn name={user.name} next={next} />
      ) : (
        <>
          <LoginForm onSignedIn={() => void enter()} />
          <p className={styles.ways}>
            <LinkButton wide to={`/join${onwards}`}>
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
