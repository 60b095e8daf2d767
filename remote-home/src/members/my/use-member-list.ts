import { useMemberQuery } from './use-member-query';

/**
 * One page of a list of the current user, for `PagedList`. `name` is the field of the answer that holds the rows; another
 * `key` loads anew.
 */
export const useMemberList = <N extends string, R>(
  name: N,
  key: string,
  load: () => Promise<Record<N, R[]> & { total: number; limit: number }>,
) =>
  useMemberQuery(`${name} ${key}`, async () => {
    const { [name]: rows, total, limit } = await load();
    return { rows, total, limit };
  });
