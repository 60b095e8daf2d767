import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads queries again after a change that the screen already shows, once no other change is under way: what is read before
 * lacks the later one. For `onSettled`, during which the mutation itself still counts.
 */
export const refreshAfterLast = (queries: QueryClient, queryKey: QueryKey) =>
  queries.isMutating() > 1 ? undefined : queries.invalidateQueries({ queryKey });
