import type { Language, MessageTemplate, TemplateValues } from 'shared/contract';
import { formatWon } from 'shared/format';
import { type Messenger, readFirmProfile } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import type { OrderRow } from './table';

type OrderTemplate = Extract<MessageTemplate, `order.${string}`>;

interface BuyerNotification<T extends OrderTemplate> {
  template: T;
  values: (language: Language) => Omit<TemplateValues<T>, 'orderNo'>;
  /** A notification with the same key is sent once for each order. */
  key: string;
}

/** Notifies the buyer of an order; the message is stored in the transaction that causes it. */
export const notifyBuyer = async <T extends OrderTemplate>(
  tx: Database,
  messenger: Messenger,
  order: OrderRow,
  { template, values, key }: BuyerNotification<T>,
) =>
  messenger.notify(tx, {
    ref: { type: 'orders', _id: order._id },
    dedupeKey: `order:${order._id}:${key}`,
    user: order._user,
    template: template as MessageTemplate,
    values: ({ language }) => ({ orderNo: order.orderNo, ...values(language) }) as TemplateValues<MessageTemplate>,
    link: `/my/orders/${order._id}`,
  });

export const toAmountValues = (amount: number) => (language: Language) => ({ amount: formatWon(amount, language) });

/** Asks the buyer for the account to which a refund is transferred, unless they have named one. */
export const askRefundAccount = async (
  tx: Database,
  messenger: Messenger,
  order: OrderRow,
  { _id, amount }: { _id: string; amount: number },
) => {
  if (order.refundAccount !== null) return;
  await notifyBuyer(tx, messenger, order, {
    template: 'order.refundAccount',
    values: toAmountValues(amount),
    key: `refund-account:${_id}`,
  });
};

export const notifyShipped = (
  tx: Database,
  messenger: Messenger,
  order: OrderRow,
  { company, no }: { company: string; no: string },
) =>
  notifyBuyer(tx, messenger, order, {
    template: 'order.shipped',
    values: () => ({ carrier: company, tracking: no }),
    key: `shipped:${company}:${no}`,
  });

/** Alerts the office of a payment that does not match an order. */
export const notifyOffice = async (
  tx: Database,
  { notifyAddress }: Messenger,
  { order, orderNo, amount, key }: { order: OrderRow | null; orderNo: string; amount: number; key: string },
) => {
  const { mail } = await readFirmProfile(tx);
  for (const address of mail.notifyTo)
    await notifyAddress(tx, {
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
