import type { Language, Template, Values } from 'shared/contract';
import { formatWon } from 'shared/format';
import { readOffice } from '../../members/messages/office';
import type { Messenger } from '../../members/messages/tell';
import type { Database } from '../../platform/database/connect';
import type { OrderRow } from './table';

type OrderTemplate = Extract<Template, `order.${string}`>;

interface News<T extends OrderTemplate> {
  template: T;
  values: (language: Language) => Omit<Values<T>, 'orderNo'>;
  /** Told once under one key. */
  key: string;
}

const about = ({ _id }: OrderRow, key: string) => ({
  ref: { type: 'orders', _id },
  dedupeKey: `order:${_id}:${key}`,
});

/** Tells the buyer of an order something, in the transaction that causes it. */
export const tellBuyer = async <T extends OrderTemplate>(
  tx: Database,
  messenger: Messenger,
  order: OrderRow,
  { template, values, key }: News<T>,
) =>
  messenger.tell(tx, {
    ...about(order, key),
    user: order._user,
    template: template as Template,
    values: ({ language }) => ({ orderNo: order.orderNo, ...values(language) }) as Values<Template>,
    link: `/my/orders/${order._id}`,
  });

export const amountIn = (amount: number) => (language: Language) => ({ amount: formatWon(amount, language) });

/** Money that came and does not fit is put before the firm. */
export const tellOffice = async (
  tx: Database,
  { tellAddress }: Messenger,
  { order, orderNo, amount, key }: { order: OrderRow | null; orderNo: string; amount: number; key: string },
) => {
  const { mail } = await readOffice(tx);
  for (const address of mail.notifyTo)
    await tellAddress(tx, {
      ref: { type: 'orders', _id: order?._id ?? orderNo },
      dedupeKey: `payment:${key}:${address}`,
      to: { email: address },
      name: '',
      language: 'ko',
      template: 'order.alert',
      values: { orderNo, amount: formatWon(amount), expected: order ? formatWon(order.total) : '—' },
      link: order ? `/console/shop/orders/${order._id}` : '/console/shop/orders',
    });
};
