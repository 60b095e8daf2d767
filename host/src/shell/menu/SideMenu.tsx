import { useAuth } from 'shared/auth';
import { Dialog } from 'shared/ui';
import { SignInState } from '../header/SignInState';
import { useSiteLinks } from '../links';
import { useHasPage } from '../routes';
import { useT } from '../texts';
import { MenuLinks } from './MenuLinks';
import styles from './SideMenu.module.css';

interface MenuProps {
  open: boolean;
  onClose: () => void;
}

/** The whole house on one sheet, by section; a section whose pages do not exist yet is not shown. */
export const SideMenu = ({ open, onClose }: MenuProps) => {
  const t = useT();
  const { firm, matching } = useSiteLinks();
  const signedIn = useAuth((state) => state.user !== null);
  const hasPage = useHasPage();
  return (
    <Dialog open={open} onClose={onClose} title={t('services')} side="left">
      <nav className={styles.sections} aria-label={t('services')}>
        <MenuLinks
          title={t('sectionFirm')}
          links={hasPage('/consult') ? [...firm, { to: '/consult', text: 'consult' }] : firm}
          onFollow={onClose}
        />
        <MenuLinks title={t('sectionMatching')} links={matching} onFollow={onClose} />
      </nav>
      {(signedIn || hasPage('/login')) && (
        <div className={styles.me}>
          <h3 className={styles.title}>{t('sectionMe')}</h3>
          <SignInState />
        </div>
      )}
    </Dialog>
  );
};
