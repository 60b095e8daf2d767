import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Api, api } from 'shared/client';
import type { Matching } from '../slots/use-own-times';

type Body = Parameters<Api['matchings']['update']>[0]['body'];
type Said = Body | { action: 'WITHDRAW' };

const isWithdrawal = (said: Said): said is { action: 'WITHDRAW' } => said.action === 'WITHDRAW';

/** One action on a matching. The same one sent again after a lost answer is one. */
export const useAnswer = ({ _id }: Pick<Matching, '_id'>) => {
  const client = useQueryClient();
  const attempt = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: async (said: Said) => {
      if (isWithdrawal(said)) {
        await api.matchings.withdraw({ params: { id: _id } });
        return null;
      }
      const text = JSON.stringify(said);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      const headers = { 'Idempotency-Key': attempt.current.key };
      return (await api.matchings.update({ params: { id: _id }, body: said }, { headers })).matching;
    },
    // A refusal says that something has changed, so all is read again as well.
    onSettled: () =>
      Promise.all(
        [['matchings'], ['matching', _id], ['schedules'], ['free'], ['companies']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
