import type { ConsoleOrder, OrderStatus } from 'shared/contract';

/** States that several orders are put into at once. What is sent has a number, so it is sent one by one. */
export const bulk = ['PAID', 'PREPARING', 'DELIVERED', 'CANCELLED'] as const satisfies readonly OrderStatus[];
export type Bulk = (typeof bulk)[number];

type Line = ConsoleOrder['lines'][number];

const waiting = ['PAID', 'PREPARING'];

/** Lines that can be sent; once they are on their way, those whose number can be corrected. */
export const shippable = ({ lines }: Pick<ConsoleOrder, 'lines'>): Line[] => {
  const ready = lines.filter(({ status }) => waiting.includes(status));
  return ready.length > 0 ? ready : lines.filter(({ status }) => status === 'SHIPPED');
};

const over = ['PENDING_PAYMENT', 'EXPIRED', 'CANCELLED', 'RETURNED'];

/** Lines whose money can be given back. */
export const refundable = ({ lines }: Pick<ConsoleOrder, 'lines'>): Line[] =>
  lines.filter(({ status }) => !over.includes(status));

/** KRW that was paid and not given back. */
export const leftOf = ({ amounts }: Pick<ConsoleOrder, 'amounts'>) => amounts.paid - amounts.refunded;
