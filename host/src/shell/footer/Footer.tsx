import { ArrowUp } from 'lucide-react';
import { useT } from '../i18n';
import { useSetting } from '../SettingProvider';
import { scrollToTop } from '../scroll/motion';
import styles from './Footer.module.css';
import { LegalBlock } from './LegalBlock';
import { LegalLinks } from './LegalLinks';
import { Offices } from './Offices';
import { SocialLinks } from './SocialLinks';

/** Default of the specification (§9); the setting can override it. */
const defaultCopyrightYear = 2023;

/** `compact`: only copyright and legal links, for the console. */
export const Footer = ({ compact }: { compact: boolean }) => {
  const t = useT();
  const setting = useSetting();
  const owner = setting?.company.name ?? t('siteName');
  const copyright = (
    <p className={styles.copyright}>
      © {setting?.shell.copyrightYear ?? defaultCopyrightYear} {owner}
    </p>
  );
  if (compact)
    return (
      <footer className={styles.compact}>
        {copyright}
        <LegalLinks />
      </footer>
    );
  const toTop = () => {
    scrollToTop();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {setting && <Offices offices={setting.offices} />}
        <div className={styles.legal}>
          <LegalLinks />
          <SocialLinks socials={setting?.socials ?? []} />
        </div>
        {setting && <LegalBlock company={setting.company} />}
        <div className={styles.end}>
          {copyright}
          <button type="button" className={styles.top} onClick={toTop} aria-label={t('toTop')}>
            {t('top')}
            <ArrowUp aria-hidden />
          </button>
        </div>
      </div>
    </footer>
  );
};
