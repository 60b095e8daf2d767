import type { Api } from 'shared/client';

export type LotCardData = Awaited<ReturnType<Api['works']['list']>>['works'][number];

type Lot = Pick<LotCardData, 'status' | 'currentPrice' | 'startPrice'> & { hammer?: number | null };

/** The state shown to everybody: whether a sold lot is paid is only for the buyer to know. */
export const getLotState = ({ status }: Pick<Lot, 'status'>) =>
  status === 'PAID' || status === 'DEFAULTED' || status === 'DRAFT' ? 'SOLD' : status;

/** The price (KRW) to show for a lot in its status, and the key of its label. */
export const getLotPrice = ({ status, currentPrice, startPrice, hammer }: Lot) => {
  if (getLotState({ status }) === 'SOLD')
    return { label: 'hammer', amount: hammer ?? currentPrice ?? startPrice } as const;
  return currentPrice === null
    ? ({ label: 'start', amount: startPrice } as const)
    : ({ label: 'current', amount: currentPrice } as const);
};

/** The path of the order of a won lot; the list of orders while there is none. */
export const getOrderPath = ({ order }: { order: string | null }) => (order ? `/my/orders/${order}` : '/my/orders');
