import {
  Bell,
  Bookmark,
  CircleQuestionMark,
  Gavel,
  Heart,
  House,
  MessageSquare,
  Package,
  ReceiptText,
  Scale,
  Sparkles,
  Star,
  Ticket,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'shared/router';
import { useT } from './i18n';
import styles from './my.module.css';
import { RequireSignIn } from './RequireSignIn';

const pages = [
  { to: '/my', text: 'home', Icon: House },
  { to: '/my/consultations', text: 'consultations', Icon: Scale },
  { to: '/my/questions', text: 'questions', Icon: CircleQuestionMark },
  { to: '/my/inbox', text: 'inbox', Icon: Bell },
  { to: '/my/orders', text: 'orders', Icon: ReceiptText },
  { to: '/my/purchases', text: 'purchases', Icon: Package },
  { to: '/my/bids', text: 'bids', Icon: Gavel },
  { to: '/my/reviews', text: 'reviews', Icon: Star },
  { to: '/my/points', text: 'points', Icon: Sparkles },
  { to: '/my/coupons', text: 'coupons', Icon: Ticket },
  { to: '/my/bookmarks', text: 'bookmarks', Icon: Bookmark },
  { to: '/my/likes', text: 'likes', Icon: Heart },
  { to: '/my/inquiries', text: 'inquiries', Icon: MessageSquare },
  { to: '/my/info', text: 'info', Icon: UserRound },
] as const;

/** `/my` begins every other path of the menu, so it is current only on itself. */
const isCurrent = (to: string, pathname: string) => pathname === to || (to !== '/my' && pathname.startsWith(`${to}/`));

/** A column on a wide screen. On a phone a row that scrolls sideways, to the current page at first. */
const Menu = () => {
  const t = useT();
  const { pathname } = useLocation();
  const rowRef = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useEffect(() => {
    const current = rowRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (rowRef.current && current) rowRef.current.scrollLeft = current.offsetLeft - rowRef.current.clientWidth / 3;
  }, [pathname]);
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <ul ref={rowRef}>
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

interface AccountLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of a member: the menu, the heading, and a request to sign in where needed. */
export const AccountLayout = ({ title, lead, children }: AccountLayoutProps) => (
  <div className={styles.page}>
    <Menu />
    <div className={styles.main}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      <RequireSignIn>{children}</RequireSignIn>
    </div>
  </div>
);
