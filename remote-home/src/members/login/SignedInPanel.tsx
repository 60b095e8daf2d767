import { signOut } from 'shared/auth';
import { languageOfPath } from 'shared/i18n';
import { Button, LinkButton } from 'shared/ui';
import { useT } from './i18n';
import styles from './login.module.css';

export const SignedInPanel = ({ name, returnPath }: { name: string; returnPath: string }) => {
  const t = useT();
  return (
    <div className={styles.form}>
      <p className={styles.name}>{t('signedIn', { name })}</p>
      <LinkButton variant="primary" wide to={returnPath}>
        {t(languageOfPath(returnPath) ? 'home' : 'onwards')}
      </LinkButton>
      <Button wide onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </div>
  );
};
