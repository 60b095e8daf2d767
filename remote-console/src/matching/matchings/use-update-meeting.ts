import { useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { MovableMeeting } from './use-board';

type Changes = Omit<Parameters<typeof api.console.matchings.update>[0]['body'], 'version'>;

/** Returns a function that changes a meeting on the version that was read, and then shows `doneMessage`. */
export const useUpdateMeeting = (fair: string, { _id, version }: Pick<MovableMeeting, '_id' | 'version'>) => {
  const notify = useNotify();
  return async (changes: Changes, doneMessage: string) => {
    await api.console.matchings.update({ params: { id: fair, matchingId: _id }, body: { ...changes, version } });
    notify(doneMessage, { type: 'info' });
  };
};
