import { Bell, Calendar, Inbox, type LucideIcon, MessageCircle, ShoppingBag, Ticket } from 'lucide-react';
import { use, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { parseBadges } from 'shared/badges';
import { badgeChangeEvent, readStoredBadges } from 'shared/badges/stored-badges';
import { useLanguage } from 'shared/i18n';
import type { BadgeIcon } from 'shared/remotes';
import { Link } from 'shared/router';
import { ManifestsContext } from '../use-has-page';
import styles from './Badges.module.css';
import { useBadgeCounts } from './use-badge-counts';

const icons: Record<BadgeIcon, LucideIcon> = {
  bell: Bell,
  calendar: Calendar,
  cart: ShoppingBag,
  inbox: Inbox,
  message: MessageCircle,
  ticket: Ticket,
};

const maxShownCount = 99;

const subscribe = (listener: () => void) => {
  window.addEventListener(badgeChangeEvent, listener);
  return () => window.removeEventListener(badgeChangeEvent, listener);
};

/** The numbers that remotes offer for the header, each a link; one that is 0, or of somebody else, is not shown. */
export const Badges = ({ className }: { className: string | undefined }) => {
  const manifests = use(ManifestsContext);
  const language = useLanguage();
  const sub = useAuth(({ user }) => user?.sub ?? '');
  const badges = useMemo(() => manifests.flatMap((manifest) => manifest.badges ?? []), [manifests]);
  useBadgeCounts(badges);
  const counts = parseBadges(useSyncExternalStore(subscribe, readStoredBadges, () => null));
  const shown = badges.flatMap((badge) => {
    const number = counts[badge.to];
    return number && number.sub === sub && number.count > 0 ? { ...badge, count: number.count } : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      {shown.map(({ to, title, icon, count }) => {
        const Icon = icons[icon];
        return (
          <Link key={to} className={styles.badge} to={to} aria-label={`${title[language]} ${count}`}>
            <Icon aria-hidden />
            <span aria-hidden>{count > maxShownCount ? `${maxShownCount}+` : count}</span>
          </Link>
        );
      })}
    </div>
  );
};
