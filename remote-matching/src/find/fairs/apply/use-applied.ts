import { useQueryClient } from '@tanstack/react-query';

/** Everything that an application changes is read anew. */
export const useApplied = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['applications'], ['fair'], ['fairs'], ['schedules'], ['companies'], ['matchings']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};
