import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'shared/router';
import { Dialog } from 'shared/ui';
import { UnreadBadge } from '../account/inbox/UnreadBadge';
import styles from './BottomBar.module.css';
import { layoutI18n } from './i18n';
import { bottomBarLength, isCurrentPath, type NavigationItem } from './navigation';

/** Navigation on phones: the most used pages, and a dialog with the others. It replaces the site's quick contact. */
export const BottomBar = ({ pages }: { pages: NavigationItem[] }) => {
  const t = layoutI18n.useT();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const others = pages.slice(bottomBarLength);
  const getAriaCurrent = (to: string) => (isCurrentPath(to, pathname) ? 'page' : undefined);
  return (
    <>
      <nav className={styles.bar} data-platform-bar aria-label={t('matching')}>
        {pages.slice(0, bottomBarLength).map(({ to, text, Icon }) => (
          <Link key={to} className={styles.link} to={to} aria-current={getAriaCurrent(to)}>
            <Icon aria-hidden />
            {t(text)}
            {text === 'me' && <UnreadBadge corner />}
          </Link>
        ))}
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Ellipsis aria-hidden />
          {t('more')}
        </button>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('matching')}>
        <ul className={styles.rest}>
          {others.map(({ to, text, Icon }) => (
            <li key={to}>
              <Link className={styles.row} to={to} aria-current={getAriaCurrent(to)} onClick={() => setOpen(false)}>
                <Icon aria-hidden />
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
};
