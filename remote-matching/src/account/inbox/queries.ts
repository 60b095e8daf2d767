import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useInvalidate } from '../../data/use-invalidate';
import { useReader } from '../../data/use-reader';

/** The number of unread notifications; live events refresh it. */
export const useUnreadCount = () => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['inbox', sub, 'unread'],
    queryFn: async () => (await api.inbox.list({ query: { limit: 1, unread: 'true' } })).unread,
    enabled: sub !== null,
  });
};

export const useInbox = (page: number) => {
  const { sub } = useReader();
  const language = useLanguage();
  return useQuery({
    queryKey: ['inbox', sub, language, page],
    queryFn: () => api.inbox.list({ query: { page } }),
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
