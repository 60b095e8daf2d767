import { ShieldCheck } from 'lucide-react';
import { Link } from 'shared/router';
import styles from './Closing.module.css';
import { introductionTexts } from './texts';

export const Closing = () => {
  const t = introductionTexts.useT();
  return (
    <aside className={styles.closing}>
      <p className={styles.text}>
        <ShieldCheck aria-hidden />
        {t('privacyLead')}
      </p>
      <Link className={styles.link} to="/terms/privacy">
        {t('privacy')}
      </Link>
    </aside>
  );
};
