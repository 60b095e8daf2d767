import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'shared/router';
import { Dialog } from 'shared/ui';
import { InboxCount } from '../account/inbox/InboxCount';
import styles from './BottomBar.module.css';
import { layoutI18n } from './i18n';
import { atHand, isCurrent, type PlatformPage } from './pages';

/** On a phone: the pages of every day and a way to the others. It takes the place of the site's own quick contact. */
export const BottomBar = ({ pages }: { pages: PlatformPage[] }) => {
  const t = layoutI18n.useT();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const rest = pages.slice(atHand);
  const currentOf = (to: string) => (isCurrent(to, pathname) ? 'page' : undefined);
  return (
    <>
      <nav className={styles.bar} data-platform-bar aria-label={t('matching')}>
        {pages.slice(0, atHand).map(({ to, text, Icon }) => (
          <Link key={to} className={styles.link} to={to} aria-current={currentOf(to)}>
            <Icon aria-hidden />
            {t(text)}
            {text === 'me' && <InboxCount corner />}
          </Link>
        ))}
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Ellipsis aria-hidden />
          {t('more')}
        </button>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('matching')}>
        <ul className={styles.rest}>
          {rest.map(({ to, text, Icon }) => (
            <li key={to}>
              <Link className={styles.row} to={to} aria-current={currentOf(to)} onClick={() => setOpen(false)}>
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
