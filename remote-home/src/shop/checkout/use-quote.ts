import { useEffect, useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

export type Quote = Answer<typeof contract.orders.quote>['quote'];
export interface Asked {
  items: { _product: string; optionKey: string; qty: number }[];
  _coupon: string | null;
  points: number;
  pickup: { place: string; at: string } | null;
}

const settleMs = 250;

/** What the server says it costs. The last answer stays until the next is there; `settled` says whether it is that. */
export const useQuote = (asked: Asked | null) => {
  const language = useLanguage();
  const [quote, setQuote] = useState<{ said: string; quote: Quote } | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const said = `${language} ${attempt} ${JSON.stringify(asked)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` says all that is asked
  useEffect(() => {
    if (!asked || asked.items.length === 0) return;
    let wanted = true;
    const timer = setTimeout(() => {
      api.orders.quote({ body: asked }).then(
        (answer) => {
          if (!wanted) return;
          setQuote({ said, quote: answer.quote });
          setFailure(null);
        },
        async (cause: unknown) => {
          const refused = await failureOf(cause);
          if (wanted) setFailure(refused);
        },
      );
    }, settleMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [said]);

  return {
    quote: quote?.quote ?? null,
    settled: quote?.said === said,
    failure,
    refetch: () => setAttempt((count) => count + 1),
  };
};
