import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { publishBadge } from 'shared/badges';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useInvalidate } from '../../data/use-invalidate';
import { useMemberQuery } from '../../data/use-member-query';
import { useReader } from '../../data/use-reader';

/** The number of unread notifications; live events refresh it. The badge in the header shows the same. */
export const useUnreadCount = () => {
  const { sub } = useReader();
  return useMemberQuery(['inbox', 'unread'], async () => {
    const { unread } = await api.inbox.list({ query: { limit: 1, unread: 'true' } });
    publishBadge('/matching/inbox', sub, unread);
    return unread;
  });
};

export const useInbox = (page: number) => {
  const language = useLanguage();
  return useMemberQuery(['inbox', language, page], () => api.inbox.list({ query: { page } }), {
    placeholderData: keepPreviousData,
  });
};

/** Marks notifications as read by their ids, with null all of them. */
export const useMarkAsRead = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (ids: string[] | null) => api.inbox.read({ body: ids ? { ids } : {} }),
    onSettled: () => invalidate(['inbox']),
  });
};
