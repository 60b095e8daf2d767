import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useInvalidate } from '../../data/use-invalidate';
import { useMemberQuery } from '../../data/use-member-query';

/** The number of unread notifications; live events refresh it. */
export const useUnreadCount = () =>
  useMemberQuery(
    ['inbox', 'unread'],
    async () => (await api.inbox.list({ query: { limit: 1, unread: 'true' } })).unread,
  );

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
