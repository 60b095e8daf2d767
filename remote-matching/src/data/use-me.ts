import { useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { useMemberQuery } from './use-member-query';
import { useReader } from './use-reader';

/** The reader's account. */
export const useMe = () => useMemberQuery(['me'], async () => (await api.me.get()).user);

/** Returns a function that replaces the cached account with the one that a change returned. */
export const useSetMe = () => {
  const client = useQueryClient();
  const { sub } = useReader();
  return (user: Me) => client.setQueryData(['me', sub], user);
};
