import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { ConsolePaddle } from 'shared/contract';

type Decision = Omit<Parameters<typeof api.console.paddles.update>[0]['body'], 'version'>;

/** Returns a function that decides a paddle, shows `done`, and reads the paddles and the auction's counts again. */
export const useDecidePaddle = ({ _id, version, _program }: ConsolePaddle, onDone: () => void) => {
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
