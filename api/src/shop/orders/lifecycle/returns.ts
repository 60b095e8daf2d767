import { withdrawalDays } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import { hourMs } from '../../../platform/define-domain';
import type { PurchaseRow } from '../../purchases/table';
import type { OrderRow } from '../table';

type OrderKind = Pick<OrderRow, 'kind'>;

/** Until when a line can be returned or exchanged; null before delivery and for won lots. */
export const getReturnDeadline = ({ deliveredAt }: PurchaseRow, { kind }: OrderKind) =>
  deliveredAt === null || kind === 'AUCTION'
    ? null
    : new Date(Date.parse(deliveredAt) + withdrawalDays * 24 * hourMs).toISOString();

export const isReturnable = (line: PurchaseRow, order: OrderKind) => (getReturnDeadline(line, order) ?? '') >= now();
