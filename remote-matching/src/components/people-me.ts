import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { useReader } from './match-reader';

/** One's own account, as it is stored. */
export const useMe = () => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['me', sub],
    queryFn: async () => (await api.me.get()).user,
    enabled: sub !== null,
  });
};

/** Puts what a change answered in the place of what was read. */
export const useKeepMe = () => {
  const client = useQueryClient();
  const { sub } = useReader();
  return (user: Me) => client.setQueryData(['me', sub], user);
};
