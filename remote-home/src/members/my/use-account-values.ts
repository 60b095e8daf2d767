import { useEffect, useRef } from 'react';
import type { FormPart } from 'shared/account-forms';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { useCurrentUser } from './use-current-user';
import { useMemberQuery } from './use-member-query';

/** Fills the fields of a form that are still empty from the account of the current user, once that is loaded. */
export const useAccountValues = <V>(
  { values, set }: Pick<FormPart<V>, 'values' | 'set'>,
  fill: (values: V, account: Me) => Partial<V>,
) => {
  const { sub } = useCurrentUser();
  const { data } = useMemberQuery('account', async () => (sub ? (await api.me.get()).user : null));
  const latest = useRef({ values, fill });
  latest.current = { values, fill };
  useEffect(() => {
    const { values, fill } = latest.current;
    if (data) set(fill(values, data));
  }, [data, set]);
  return data ?? null;
};
