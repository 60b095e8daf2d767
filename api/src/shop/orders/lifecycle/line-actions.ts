import type { PurchaseAction, RequestKind } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import type { PurchaseRow } from '../../purchases/table';
import type { StoredAccount } from '../../refunds/refund-account';
import { changeOrder, toLineMap } from './change-order';
import { confirmLines } from './confirm-lines';
import type { OrderWithLines } from './lock-order';
import { isReturnable } from './returns';
import { actionStatuses, requestStatuses, throwWrongState } from './status';

interface RequestInput {
  kind: RequestKind;
  reason: string | undefined;
  /** Where a refund by transfer is sent; the stored one stays if left out. */
  account?: StoredAccount | undefined;
  by: string;
}

const assertRequestable = ({ order }: OrderWithLines, lines: PurchaseRow[], kind: RequestKind) => {
  if (order.kind === 'AUCTION' || lines.length === 0) throwWrongState(order);
  if (!lines.every(({ status }) => actionStatuses[kind].includes(status))) throwWrongState(order);
  if (kind !== 'CANCEL' && !lines.every((line) => isReturnable(line, order))) throwApiError('return_over');
};

/**
 * Stores a request of the buyer to cancel, return or exchange lines; an administrator decides on it (S9). Throws
 * `wrong_state`, `return_over` after the deadline, or a field error without a reason.
 */
export const requestChange = (
  tx: Database,
  locked: OrderWithLines,
  lines: PurchaseRow[],
  { kind, account, by, ...input }: RequestInput,
) => {
  assertRequestable(locked, lines, kind);
  const reason = input.reason ?? throwFieldError('reason', 'required');
  const toRequest = (line: PurchaseRow) => ({
    kind,
    reason,
    images: [],
    at: now(),
    from: line.status,
    decidedAt: null,
    reject: null,
  });
  return changeOrder(tx, locked, {
    to: toLineMap(lines, requestStatuses[kind]),
    lines: new Map(lines.map((line) => [line._id, { request: toRequest(line) }])),
    ...(account && { order: { refundAccount: account } }),
    by,
    reason,
  });
};

const undoRequest = (tx: Database, locked: OrderWithLines, line: PurchaseRow, by: string) => {
  const { request, status } = line;
  if (!request || !actionStatuses.UNDO.includes(status)) return throwWrongState(locked.order);
  return changeOrder(tx, locked, {
    to: toLineMap([line], request.from),
    lines: toLineMap([line], { request: null }),
    by,
  });
};

interface LineAction {
  action: PurchaseAction;
  reason?: string | undefined;
  account?: StoredAccount | undefined;
  by: string;
}

/** Carries out what a buyer does with one of their lines. */
export const performLineAction = (
  tx: Database,
  locked: OrderWithLines,
  line: PurchaseRow,
  { action, by, ...input }: LineAction,
) => {
  if (action === 'CONFIRM') return confirmLines(tx, locked, [line], by);
  if (action === 'UNDO') return undoRequest(tx, locked, line, by);
  return requestChange(tx, locked, [line], { kind: action, reason: input.reason, account: input.account, by });
};
