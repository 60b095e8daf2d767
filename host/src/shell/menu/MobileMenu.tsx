import { useEffect } from 'react';
import { useAuth } from 'shared/auth';
import { Dialog } from 'shared/ui';
import { ConsultButton } from '../ConsultLink';
import { ContactLinks } from '../ContactLinks';
import { LanguageSwitch } from '../header/LanguageSwitch';
import { SearchForm } from '../header/SearchForm';
import { SignInState } from '../header/SignInState';
import { ThemeSwitch } from '../header/ThemeSwitch';
import { useT as useShellT } from '../i18n';
import { useSiteLinks } from '../use-navigation';
import { useT } from './i18n';
import { MenuLinks } from './MenuLinks';
import styles from './MobileMenu.module.css';

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

const desktop = '(min-width: 1200px)';

/** Contains the parts of the header that are hidden below 1200 px; closes when the window reaches that width (W3). */
export const MobileMenu = ({ open, onClose }: MenuProps) => {
  const t = useT();
  const shell = useShellT();
  const links = useSiteLinks('header', 'mobile');
  const ownPage = useSiteLinks('mine').slice(0, 1);
  const signedIn = useAuth(({ user }) => user !== null);
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(desktop);
    const onChange = () => query.matches && onClose();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [open, onClose]);
  return (
    <Dialog open={open} onClose={onClose} title={t('menu')} side="right">
      <SearchForm onSearch={onClose} />
      <nav aria-label={shell('mainMenu')}>
        <MenuLinks links={links} onFollow={onClose} />
      </nav>
      <div className={styles.contact}>
        <ConsultButton wide />
        <div className={styles.row}>
          <ContactLinks />
        </div>
      </div>
      <div className={styles.foot}>
        {signedIn && <MenuLinks links={ownPage} onFollow={onClose} />}
        <SignInState />
        <div className={styles.row}>
          <LanguageSwitch full />
          <ThemeSwitch />
        </div>
      </div>
    </Dialog>
  );
};
