import { useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Participant } from './participant';

type Changes = Omit<Parameters<typeof api.console.participations.update>[0]['body'], 'version'>;

/** Functions that change a participation on the version that was read, and that read the fair's participants again. */
export const useUpdateParticipation = ({ _id, _fair, version }: Participant) => {
  const queries = useQueryClient();
  return {
    update: (changes: Changes) =>
      api.console.participations.update({ params: { id: _fair, participation: _id }, body: { ...changes, version } }),
    reload: () => queries.invalidateQueries({ queryKey: ['participations', _fair] }),
  };
};
