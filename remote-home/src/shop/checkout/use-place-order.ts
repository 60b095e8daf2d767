import { useRetryKey } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';

type Order = CallResult<typeof contract.orders.create>['order'];
type OrderBody = NonNullable<Parameters<typeof api.orders.create>[0]>['body'];

/** Returns a function that places an order; the same body places it once, however often it is called. */
export const usePlaceOrder = () => {
  const { getOptions } = useRetryKey();
  return async (body: OrderBody): Promise<Order> => {
    const { order } = await api.orders.create({ body }, getOptions(body));
    return order;
  };
};

/** Opens the page of the payment provider where there is one. Returns whether the browser leaves this page. */
export const redirectToPayment = async ({ _id, payment, actions }: Order) => {
  if (payment.method === 'TRANSFER' || payment.method === 'POINT' || !actions.includes('PAY')) return false;
  const { url } = await api.orders.pay({ params: { id: _id }, body: {} });
  if (url) window.location.assign(url);
  return url !== null;
};
