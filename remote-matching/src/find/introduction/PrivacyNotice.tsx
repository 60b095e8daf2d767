import { ShieldCheck } from 'lucide-react';
import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import common from '../../components/common.module.css';
import { introductionI18n } from './i18n';
import styles from './PrivacyNotice.module.css';

export const PrivacyNotice = () => {
  const t = introductionI18n.useT();
  return (
    <aside className={styles.closing}>
      <p className={styles.text}>
        <ShieldCheck aria-hidden />
        {t('privacyLead')}
      </p>
      <Link className={classNames(common.link, styles.link)} to="/terms/privacy">
        {t('privacy')}
      </Link>
    </aside>
  );
};
