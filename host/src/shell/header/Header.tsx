import { ArrowLeft, LayoutGrid, Menu } from 'lucide-react';
import { useState } from 'react';
import { homePath, useLanguage } from 'shared/i18n';
import { Link, useLocation } from 'shared/router';
import { classes } from 'shared/ui';
import { ConsultLink } from '../ConsultLink';
import { ContactLinks } from '../ContactLinks';
import { useT } from '../i18n';
import type { Which } from '../menu/Menus';
import { useMenus } from '../menu/use-menus';
import { useScrolled } from '../scroll/use-scrolled';
import styles from './Header.module.css';
import icon from './IconButton.module.css';
import { Logo } from './Logo';
import { Preferences } from './Preferences';
import { PrimaryNav } from './PrimaryNav';
import { SearchForm } from './SearchForm';
import { UtilityBar } from './UtilityBar';

/** In the console (`workplace`) the way back, the preferences and who is signed in are all that one needs of the shell. */
export const Header = ({ workplace }: { workplace: boolean }) => {
  const t = useT();
  const home = homePath[useLanguage()];
  const scrolled = useScrolled();
  const { key } = useLocation();
  const { Menus, CartLink, fetchMenus } = useMenus();
  const [menu, setMenu] = useState<{ which: Which; openedAt: string } | null>(null);
  // A menu belongs to the page it was opened on: going anywhere closes it.
  const open = menu?.openedAt === key ? menu.which : null;
  const close = () => setMenu(null);
  const opener = (which: Which) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === which,
    onPointerEnter: fetchMenus,
    onFocus: fetchMenus,
    onClick: () => {
      fetchMenus();
      setMenu({ which, openedAt: key });
    },
  });
  return (
    <header className={classes(styles.header, workplace && styles.workplace)} data-scrolled={scrolled}>
      {!workplace && <UtilityBar />}
      <div className={styles.bar}>
        <button {...opener('services')} className={icon.button} aria-label={t('openServices')}>
          <LayoutGrid aria-hidden />
        </button>
        <Logo />
        {workplace ? (
          <>
            <Link className={styles.back} to={home}>
              <ArrowLeft aria-hidden />
              {t('toSite')}
            </Link>
            <div className={styles.preferences}>
              <Preferences />
            </div>
          </>
        ) : (
          <>
            <div className={styles.nav}>
              <PrimaryNav />
            </div>
            <div className={styles.search}>
              <SearchForm />
            </div>
            <div className={styles.contact}>
              <ContactLinks />
            </div>
            <div className={styles.consult}>
              <ConsultLink />
            </div>
          </>
        )}
        {!workplace && CartLink && <CartLink />}
        <div className={styles.menu}>
          <button {...opener('mobile')} className={icon.button} aria-label={t('openMenu')}>
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      {Menus && <Menus open={open} onClose={close} />}
    </header>
  );
};
