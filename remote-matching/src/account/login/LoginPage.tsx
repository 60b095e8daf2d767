import { signOut, useAuth } from 'shared/auth';
import { useNavigate, useSearchParams } from 'shared/router';
import { Button, LinkButton, toLocalPath } from 'shared/ui';
import { ContentPage } from '../../layout/ContentPage';
import { loginI18n } from './i18n';
import { LoginForm } from './LoginForm';
import styles from './login.module.css';

export const LoginPage = () => {
  const t = loginI18n.useT();
  const user = useAuth((state) => state.user);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = toLocalPath(query.get('next'), '/matching/me');
  if (user)
    return (
      <ContentPage title={t('title')} width="narrow">
        <div className={styles.form}>
          <p className={styles.name}>{t('signedIn', { name: user.name })}</p>
          <LinkButton variant="primary" wide to={next}>
            {t('continue')}
          </LinkButton>
          <Button wide onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </ContentPage>
    );
  return (
    <ContentPage title={t('title')} lead={t('lead')} width="narrow">
      <LoginForm onSignedIn={() => void navigate(next, { replace: true })} />
      <div className={styles.links}>
        <LinkButton to="/matching/join" wide>
          {t('join')}
        </LinkButton>
        <LinkButton to="/matching/recovery" variant="quiet" small>
          {t('recovery')}
        </LinkButton>
        <p className={styles.note}>{t('sellerNote')}</p>
      </div>
    </ContentPage>
  );
};
