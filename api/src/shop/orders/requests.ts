import type { contract, PurchaseAction, PurchaseStatus, RequestKind } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import type { PurchaseRow } from '../purchases/table';
import { applyChange, each, type Shop, type Whole } from './change';
import { confirmLines } from './confirm';
import { refund } from './refund';
import { returnUntil } from './show';
import { actionStates, requests } from './states';
import { tellBuyer } from './told';

const stuck = ({ order }: Whole): never => fail('wrong_state', { answer: { status: order.status } });

interface Asked {
  kind: RequestKind;
  reason: string | undefined;
  by: string;
}

const checkAsked = (whole: Whole, lines: PurchaseRow[], kind: RequestKind) => {
  if (whole.order.kind === 'AUCTION' || lines.length === 0) stuck(whole);
  if (!lines.every(({ status }) => actionStates[kind].includes(status))) stuck(whole);
  if (kind !== 'CANCEL' && lines.some((line) => (returnUntil(line, whole.order) ?? '') < now())) fail('return_over');
};

/** The buyer asks; an administrator decides. */
export const ask = (tx: Database, whole: Whole, lines: PurchaseRow[], { kind, reason, by }: Asked) => {
  checkAsked(whole, lines, kind);
  const why = reason ?? failField('reason', 'required');
  const request = (line: PurchaseRow) => ({
    kind,
    reason: why,
    images: [],
    at: now(),
    from: line.status,
    decidedAt: null,
    reject: null,
  });
  return applyChange(tx, whole, {
    to: each(lines, requests[kind].asked),
    lines: new Map(lines.map((line) => [line._id, { request: request(line) }])),
    by,
    reason: why,
  });
};

const undo = (tx: Database, whole: Whole, line: PurchaseRow, by: string) => {
  if (!line.request || !actionStates.UNDO.includes(line.status)) stuck(whole);
  const { from } = line.request ?? stuck(whole);
  return applyChange(tx, whole, { to: each([line], from), lines: each([line], { request: null }), by });
};

interface Act {
  action: PurchaseAction;
  reason?: string | undefined;
  by: string;
}

/** What a buyer does with a line of theirs. */
export const act = (tx: Database, whole: Whole, line: PurchaseRow, { action, reason, by }: Act) => {
  if (action === 'CONFIRM') return confirmLines(tx, whole, [line], by);
  if (action === 'UNDO') return undo(tx, whole, line, by);
  return ask(tx, whole, [line], { kind: action, reason, by });
};

type Decision = z.output<(typeof contract)['console']['orders']['decide']['body']>;

/** An administrator grants what is asked for, or refuses it and says why. */
export const decide = async (
  tx: Database,
  shop: Shop,
  whole: Whole,
  { line, by, granted, reason, amount, restock }: Omit<Decision, 'version'> & { line: PurchaseRow; by: string },
) => {
  const { request } = line;
  if (!request || request.decidedAt || line.status !== requests[request.kind].asked) return stuck(whole);
  if (granted && request.kind !== 'EXCHANGE')
    return refund(tx, shop, whole, { lines: [line._id], amount, reason, restock, by });
  const to: PurchaseStatus = granted ? 'EXCHANGED' : request.from;
  const decided = { ...request, decidedAt: now(), reject: granted ? null : reason };
  const after = await applyChange(tx, whole, {
    to: each([line], to),
    // What comes in exchange has come from today on, as far as the days to send it back are counted.
    lines: each([line], { request: decided, ...(granted && { deliveredAt: now() }) }),
    by,
    reason,
  });
  if (!granted)
    await tellBuyer(tx, shop.messenger, whole.order, {
      template: 'order.refused',
      values: () => ({ reason }),
      key: `refused:${line._id}:${line.version}`,
    });
  return after;
};
