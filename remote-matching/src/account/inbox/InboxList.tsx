import { InboxEntries, inboxI18n, QueryBoundary } from 'shared/account-forms';
import { useSearchParams } from 'shared/router';
import { EmptyState, Pager } from 'shared/ui';
import { readPageNumber } from '../../layout/query-params';
import { useInbox, useMarkAsRead } from './queries';

export const InboxList = () => {
  const t = inboxI18n.useT();
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  const markAsRead = useMarkAsRead();
  return (
    <QueryBoundary query={useInbox(page)}>
      {({ inbox, total, limit, unread }) =>
        inbox.length > 0 ? (
          <>
            <InboxEntries inbox={inbox} unread={unread} onRead={markAsRead.mutate} failure={markAsRead.error} />
            <Pager page={page} limit={limit} total={total} buildHref={(to) => `/matching/inbox?page=${to}`} />
          </>
        ) : (
          <EmptyState title={t('none')} text={t('noneLead')} links={[{ to: '/matching/fairs', text: t('toFairs') }]} />
        )
      }
    </QueryBoundary>
  );
};
