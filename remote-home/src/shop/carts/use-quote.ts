import { useEffect, useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

export type Quote = CallResult<typeof contract.orders.quote>['quote'];
export type QuoteRequest = NonNullable<Parameters<typeof api.orders.quote>[0]>['body'];

const debounceMs = 250;

/**
 * The server's quote for an order; null requests none. The last quote stays until the next one is loaded;
 * `settled`: the quote belongs to this request. Another `version` requests it again.
 */
export const useQuote = (request: QuoteRequest | null, version = '') => {
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ key: string; quote: Quote } | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${language} ${attempt} ${version} ${JSON.stringify(request)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the request
  useEffect(() => {
    if (!request || request.items.length === 0) return;
    let cancelled = false;
    const timer = setTimeout(() => {
      api.orders.quote({ body: request }).then(
        ({ quote }) => {
          if (cancelled) return;
          setAnswer({ key, quote });
          setFailure(null);
        },
        async (cause: unknown) => {
          const refused = await failureOf(cause);
          if (!cancelled) setFailure(refused);
        },
      );
    }, debounceMs);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [key]);

  return {
    quote: answer?.quote ?? null,
    settled: answer?.key === key,
    failure,
    refetch: () => setAttempt((count) => count + 1),
  };
};
