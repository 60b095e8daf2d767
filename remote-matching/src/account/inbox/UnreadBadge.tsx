import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { inboxI18n } from 'shared/account-forms';
import { classNames, VisuallyHidden } from 'shared/ui';
import { getQueryClient } from '../../data/query-client';
import { useReader } from '../../data/use-reader';
import { useUnreadCount } from './queries';
import styles from './UnreadBadge.module.css';

const maxShownCount = 99;

const UnreadCount = ({ corner }: { corner: boolean }) => {
  const t = inboxI18n.useT();
  const { data: count = 0 } = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={classNames(styles.count, corner && styles.corner)}>
      <span aria-hidden>{count > maxShownCount ? `${maxShownCount}+` : count}</span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </span>
  );
};

/** The number of unread notifications beside a link. It provides the query client itself, since the navigation is outside of the pages' provider. */
export const UnreadBadge = ({ corner = false }: { corner?: boolean }) => {
  const [client] = useState(getQueryClient);
  const { sub } = useReader();
  if (!sub) return null;
  return (
    <QueryClientProvider client={client}>
      <UnreadCount corner={corner} />
    </QueryClientProvider>
  );
};
