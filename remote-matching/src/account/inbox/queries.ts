import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { useReader } from '../../components/match-reader';

/** How many entries the reader has not read; the live line keeps it true where it runs. */
export const useUnread = () => {
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

/** Marks entries as read, all where none is named. */
export const useReading = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | null) => api.inbox.read({ body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  });
};
