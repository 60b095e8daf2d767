import { signOut } from 'shared/auth';
import { homePath, useLanguage } from 'shared/i18n';
import { Button, LinkButton } from 'shared/ui';
import styles from './Gate.module.css';
import { shellI18n } from './i18n';

export const NoAccess = ({ name }: { name: string }) => {
  const t = shellI18n.useT();
  const language = useLanguage();
  return (
    <section className={styles.gate} aria-labelledby="console-no-access">
      <div className={styles.card}>
        <header className={styles.head}>
          <h1 id="console-no-access">{t('noAccess')}</h1>
          <p>{t('noAccessLead', { name })}</p>
        </header>
        <Button variant="primary" wide onClick={() => void signOut()}>
          {t('otherAccount')}
        </Button>
        <LinkButton to={homePath[language]} variant="quiet" wide>
          {t('home')}
        </LinkButton>
      </div>
    </section>
  );
};
