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
import { useSiteLinks } from '../site-links';
import { useHasPage } from '../use-has-page';
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
  const { main, trade } = useSiteLinks();
  const signedIn = useAuth(({ user }) => user !== null);
  const hasPage = useHasPage();
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
        <MenuLinks links={[...main, ...trade].map(({ to, text }) => ({ to, text: shell(text) }))} onFollow={onClose} />
      </nav>
      <div className={styles.contact}>
        <ConsultButton wide />
        <div className={styles.row}>
          <ContactLinks />
        </div>
      </div>
      <div className={styles.foot}>
        {signedIn && hasPage('/my') && <MenuLinks links={[{ to: '/my', text: t('myPage') }]} onFollow={onClose} />}
        <SignInState />
        <div className={styles.row}>
          <LanguageSwitch full />
          <ThemeSwitch />
        </div>
      </div>
    </Dialog>
  );
};
