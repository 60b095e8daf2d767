import type { ConsoleOrder, OrderStatus } from 'shared/contract';

/** Statuses that can be set for several orders at once. A parcel is shipped by itself, with its tracking number. */
export const bulkStatuses = ['PAID', 'PREPARING', 'DELIVERED', 'CANCELLED'] as const satisfies readonly OrderStatus[];
export type BulkOrderStatus = (typeof bulkStatuses)[number];

type Line = ConsoleOrder['lines'][number];

const unshippedStatuses = ['PAID', 'PREPARING'];

/** Lines to ship; if there are none, the shipped ones, whose tracking number can be corrected. */
export const getShippableLines = ({ lines }: Pick<ConsoleOrder, 'lines'>): Line[] => {
  const ready = lines.filter(({ status }) => unshippedStatuses.includes(status));
  return ready.length > 0 ? ready : lines.filter(({ status }) => status === 'SHIPPED');
};

const unpaidStatuses = ['PENDING_PAYMENT', 'EXPIRED', 'CANCELLED', 'RETURNED'];

/** Lines that are paid and not yet refunded. */
export const getRefundableLines = ({ lines }: Pick<ConsoleOrder, 'lines'>): Line[] =>
  lines.filter(({ status }) => !unpaidStatuses.includes(status));

/** Whether a request of the buyer for a line waits for an answer. */
export const isRequestPending = ({ request, status }: Line) =>
  request?.decidedAt === null && status.endsWith('_REQUESTED');

/** KRW that was paid and is not yet refunded. */
export const getRefundableAmount = ({ amounts }: Pick<ConsoleOrder, 'amounts'>) => amounts.paid - amounts.refunded;
