import { ArrowLeft, LayoutGrid, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'shared/router';
import { classNames } from 'shared/ui';
import { ConsultButton } from '../ConsultLink';
import { ContactLinks } from '../ContactLinks';
import { useT } from '../i18n';
import type { MenuName } from '../menu/Menus';
import { useLazyMenus } from '../menu/use-lazy-menus';
import { useIsScrolled } from '../scroll/use-is-scrolled';
import styles from './Header.module.css';
import icon from './IconButton.module.css';
import { Logo } from './Logo';
import { Preferences } from './Preferences';
import { PrimaryNav } from './PrimaryNav';
import { SearchForm } from './SearchForm';
import { UtilityBar } from './UtilityBar';

/** Key of the location in the address bar, which changes before its page is shown. */
const getNextKey = () => (window.history.state as { key?: string } | null)?.key;

/** In the console it contains only the link back to the site, the preferences and the sign-in state. */
export const Header = ({ isConsole }: { isConsole: boolean }) => {
  const t = useT();
  const isScrolled = useIsScrolled();
  const { key } = useLocation();
  const { Menus, Badges, loadMenus } = useLazyMenus();
  const [menu, setMenu] = useState<{ name: MenuName; openedAt: (string | undefined)[] } | null>(null);
  // The menu is closed by navigation, which changes the history key.
  const openMenu = menu?.openedAt.includes(key) ? menu.name : null;
  const closeMenu = () => setMenu(null);
  const getOpenerProps = (name: MenuName) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': openMenu === name,
    onPointerEnter: loadMenus,
    onFocus: loadMenus,
    onClick: () => {
      loadMenus();
      // A navigation that is under way does not close it.
      setMenu({ name, openedAt: [key, getNextKey()] });
    },
  });
  return (
    <header className={classNames(styles.header, isConsole && styles.workplace)} data-scrolled={isScrolled}>
      {!isConsole && <UtilityBar />}
      <div className={styles.bar}>
        <button {...getOpenerProps('services')} className={icon.button} aria-label={t('openServices')}>
          <LayoutGrid aria-hidden />
        </button>
        <Logo />
        {isConsole ? (
          <>
            <Link className={styles.back} to="/">
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
            {Badges && <Badges className={styles.badges} />}
            <div className={styles.search}>
              <SearchForm />
            </div>
            <div className={styles.contact}>
              <ContactLinks />
            </div>
            <div className={styles.consult}>
              <ConsultButton />
            </div>
          </>
        )}
        <div className={styles.menu}>
          <button {...getOpenerProps('mobile')} className={icon.button} aria-label={t('openMenu')}>
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      {Menus && <Menus open={openMenu} onClose={closeMenu} />}
    </header>
  );
};
