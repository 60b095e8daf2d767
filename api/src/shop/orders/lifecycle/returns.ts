import { withdrawalDays } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { PurchaseRow } from '../../purchases/table';
import type { OrderRow } from '../table';

const dayMs = 86_400_000;
type OrderKind = Pick<OrderRow, 'kind'>;

/** Until when a line can be returned or exchanged; null before delivery and for won lots. */
export const getReturnDeadline = ({ deliveredAt }: PurchaseRow, { kind }: OrderKind) =>
  deliveredAt === null || kind === 'AUCTION'
    ? null
    : new Date(Date.parse(deliveredAt) + withdrawalDays * dayMs).toISOString();

export const isReturnable = (line: PurchaseRow, order: OrderKind) => (getReturnDeadline(line, order) ?? '') >= now();
