import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * A query client that, after a change, also reads again what is being read for the first time: that answer may be older
 * than the change. TanStack's own waits for it and takes it for the new state (query-core 5, `Query.fetch`).
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options: InvalidateOptions = {},
  ) {
    if (filters?.refetchType !== 'none' && options.cancelRefetch !== false)
      // Silently: whoever waits for the answer gets that of the request that follows.
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active' }))
        if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}
