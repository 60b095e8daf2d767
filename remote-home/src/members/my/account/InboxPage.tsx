import { useState } from 'react';
import { InboxEntries, inboxI18n, QueryBoundary } from 'shared/account-forms';
import { refreshBadges } from 'shared/badges';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { EmptyState, Pager } from 'shared/ui';
import { useListQuery } from '../use-list-query';
import { useMemberQuery } from '../use-member-query';

const pageSize = 20;

/** The notifications of the member, of every part of the site. */
export const InboxPage = () => {
  const t = inboxI18n.useT();
  const { page, buildPath } = useListQuery();
  const query = useMemberQuery(`inbox ${page}`, () => api.inbox.list({ query: { page, limit: pageSize } }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const markAsRead = async (ids: string[] | null) => {
    setFailure(null);
    try {
      await api.inbox.read({ body: ids ? { ids } : {} });
      refreshBadges();
      await query.refetch();
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
  };
  return (
    <QueryBoundary query={query}>
      {({ inbox, unread, total, limit }) => (
        <>
          {inbox.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <InboxEntries inbox={inbox} unread={unread} onRead={(ids) => void markAsRead(ids)} failure={failure} />
          )}
          <Pager page={page} limit={limit} total={total} buildHref={(number) => buildPath({ page: number })} />
        </>
      )}
    </QueryBoundary>
  );
};
