import { useMutation } from '@tanstack/react-query';
import { useRetryKey } from 'shared/account-forms';
import { type Api, api } from 'shared/client';
import { useInvalidate } from '../../data/use-invalidate';
import type { Matching } from '../../data/use-matchings';

type UpdateBody = Parameters<Api['matchings']['update']>[0]['body'];
type Withdrawal = { action: 'WITHDRAW' };
export type ActionBody = UpdateBody | Withdrawal;

const isWithdrawal = (body: ActionBody): body is Withdrawal => body.action === 'WITHDRAW';

/** A mutation for the actions on a matching. Its result is the changed matching, null after a withdrawal. */
export const useMatchingAction = ({ _id }: Pick<Matching, '_id'>) => {
  const invalidate = useInvalidate();
  const { getOptions } = useRetryKey();
  return useMutation({
    mutationFn: async (body: ActionBody) => {
      if (isWithdrawal(body)) {
        await api.matchings.withdraw({ params: { id: _id } });
        return null;
      }
      return (await api.matchings.update({ params: { id: _id }, body }, getOptions(body))).matching;
    },
    // After a refusal too, which means that the matching has changed meanwhile.
    onSettled: () => invalidate(['matchings'], ['matching', _id], ['schedules'], ['free'], ['companies']),
  });
};
