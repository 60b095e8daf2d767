import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { UserRow } from 'shared/contract';

/** The first twenty members that match `q`, from the list with masked personal data; at first without a filter. */
export const useUserSearch = () => {
  const [q, setQ] = useState('');
  const { data: users = [], isPending } = useGetList<UserRow & { id: string }>('users', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { users, isPending, setQ };
};
