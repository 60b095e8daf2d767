import {
  Bookmark,
  Gavel,
  Heart,
  House,
  MessageSquare,
  Package,
  ReceiptText,
  Sparkles,
  Star,
  Ticket,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'shared/router';
import { useT } from './i18n';
import { Member } from './Member';
import styles from './my.module.css';

const pages = [
  { to: '/my', text: 'home', Icon: House },
  { to: '/my/orders', text: 'orders', Icon: ReceiptText },
  { to: '/my/purchases', text: 'purchases', Icon: Package },
  { to: '/my/bids', text: 'bids', Icon: Gavel },
  { to: '/my/reviews', text: 'reviews', Icon: Star },
  { to: '/my/points', text: 'points', Icon: Sparkles },
  { to: '/my/coupons', text: 'coupons', Icon: Ticket },
  { to: '/my/bookmarks', text: 'bookmarks', Icon: Bookmark },
  { to: '/my/likes', text: 'likes', Icon: Heart },
  { to: '/my/inquiries', text: 'inquiries', Icon: MessageSquare },
  { to: '/matching/me/edit', text: 'info', Icon: UserRound },
] as const;

/** The beginning of all others is only itself. */
const isCurrent = (to: string, pathname: string) => pathname === to || (to !== '/my' && pathname.startsWith(`${to}/`));

/** A column on a desk, a row that is pushed sideways on a phone, where the current page is brought into sight. */
const Menu = () => {
  const t = useT();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the page
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [pathname]);
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <ul ref={row}>
        {pages.map(({ to, text, Icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              <Icon aria-hidden />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface MyPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Every page of one's own: the same menu, and a sign-in where there is none. */
export const MyPage = ({ title, lead, children }: MyPageProps) => (
  <div className={styles.page}>
    <Menu />
    <div className={styles.main}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <Member>{children}</Member>
    </div>
  </div>
);
