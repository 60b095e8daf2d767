import { useEffect, useState } from 'react';
import { useAsyncData } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

export type Quote = CallResult<typeof contract.orders.quote>['quote'];
export type QuoteRequest = NonNullable<Parameters<typeof api.orders.quote>[0]>['body'];

const debounceMs = 250;

/** The value once it has not changed for `debounceMs`. */
const useDebounced = (value: string) => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/**
 * The server's quote for an order; null requests none. The last quote stays until the next one is loaded;
 * `settled`: the quote belongs to this request. Another `version` requests it again.
 */
export const useQuote = (request: QuoteRequest | null, version = '') => {
  const key = `${useLanguage()} ${version} ${JSON.stringify(request)}`;
  const load = async (body: QuoteRequest) => ({ key, ...(await api.orders.quote({ body })) });
  const query = useAsyncData(
    request && request.items.length > 0 ? 'quote' : null,
    async () => (request ? load(request) : null),
    useDebounced(key),
  );
  return {
    quote: query.data?.quote ?? null,
    settled: query.data?.key === key,
    failure: query.error,
    refetch: query.refetch,
  };
};
