import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { ConsolePaddle } from 'shared/contract';

type Decision = Omit<Parameters<typeof api.console.paddles.update>[0]['body'], 'version'>;

/** Writes a decision on a paddle; the counts of its programme follow. */
export const useDecision = ({ _id, version, _program }: ConsolePaddle, onDone: () => void) => {
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = useRefresh();
  return async (decision: Decision, done: string) => {
    await api.console.paddles.update({ params: { id: _id }, body: { ...decision, version } });
    notify(done, { type: 'info' });
    await queries.invalidateQueries({ queryKey: ['paddles', _program] });
    refresh();
    onDone();
  };
};
