import type { Api } from 'shared/client';

export type LotCardData = Awaited<ReturnType<Api['works']['list']>>['works'][number];

type Lot = Pick<LotCardData, 'status' | 'currentPrice' | 'startPrice'> & { hammer?: number | null };

/** What became of the payment is between the house and the buyer. */
export const stateOf = ({ status }: Pick<Lot, 'status'>) =>
  status === 'PAID' || status === 'DEFAULTED' || status === 'DRAFT' ? 'SOLD' : status;

/** The price that says most about a lot now, and what to call it. */
export const priceOf = ({ status, currentPrice, startPrice, hammer }: Lot) => {
  if (stateOf({ status }) === 'SOLD') return { label: 'hammer', amount: hammer ?? currentPrice ?? startPrice } as const;
  return currentPrice === null
    ? ({ label: 'start', amount: startPrice } as const)
    : ({ label: 'current', amount: currentPrice } as const);
};

/** Where a lot that was won is paid. */
export const orderPath = ({ order }: { order: string | null }) => (order ? `/my/orders/${order}` : '/my/orders');
