import { useRef } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';

type Order = Answer<typeof contract.orders.create>['order'];
type Body = NonNullable<Parameters<typeof api.orders.create>[0]>['body'];

/** Places an order: however often the button is pressed or the answer lost, the same words order once. */
export const useOrdering = () => {
  const attempt = useRef({ body: '', key: '' });
  return async (body: Body): Promise<Order> => {
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const { order } = await api.orders.create({ body }, { headers: { 'Idempotency-Key': attempt.current.key } });
    return order;
  };
};

/** Whether the reader leaves for the page of a provider, there to pay. */
export const leadToPayment = async ({ _id, payment, actions }: Order) => {
  if (payment.method === 'TRANSFER' || payment.method === 'POINT' || !actions.includes('PAY')) return false;
  const { url } = await api.orders.pay({ params: { id: _id }, body: {} });
  if (url) window.location.assign(url);
  return url !== null;
};
