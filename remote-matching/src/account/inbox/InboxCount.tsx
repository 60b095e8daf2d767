import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { classes, VisuallyHidden } from 'shared/ui';
import { useReader } from '../../components/match-reader';
import { queryClient } from '../../components/query-client';
import styles from './InboxCount.module.css';
import { inboxI18n } from './i18n';
import { useUnread } from './queries';

const most = 99;

const Count = ({ corner }: { corner: boolean }) => {
  const t = inboxI18n.useT();
  const { data: count = 0 } = useUnread();
  if (count === 0) return null;
  return (
    <span className={classes(styles.count, corner && styles.corner)}>
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </span>
  );
};

/** How much is unread, beside a link. The bar stands above every page, so it brings the one cache itself. */
export const InboxCount = ({ corner = false }: { corner?: boolean }) => {
  const [client] = useState(queryClient);
  const { sub } = useReader();
  if (!sub) return null;
  return (
    <QueryClientProvider client={client}>
      <Count corner={corner} />
    </QueryClientProvider>
  );
};
