import { sql } from 'drizzle-orm';
import { orderConsents, type Receiver } from 'shared/contract';
import { checkConsents, storeConsents } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { changeOrder } from './lifecycle/change-order';
import { lockOrderOfUser } from './lifecycle/lock-order';
import { throwWrongState } from './lifecycle/status';
import { buildSearchText } from './search';
import { type OrderRow, orders } from './table';

export interface WinnerInput {
  user: string;
  receiver?: Receiver | undefined;
  agreements?: Parameters<typeof checkConsents>[2] | undefined;
  ip: string;
  ua: string;
}

/**
 * Receiver and consents of a won lot's order, which its winner gives with the payment. An order of the shop has them since it
 * was placed: giving them again throws a field error.
 */
export const toWinnerValues = async (
  tx: Database,
  order: OrderRow,
  { receiver, agreements = [], user, ip, ua }: WinnerInput,
) => {
  if (order.kind === 'SHOP') {
    if (receiver) throwFieldError('receiver', 'invalid');
    if (agreements.length > 0) throwFieldError('agreements', 'invalid');
    return {};
  }
  const to = receiver ?? order.receiver ?? throwFieldError('receiver', 'required');
  if (!to.address) throwFieldError('receiver.address', 'required');
  if (order.agreements.length === 0) await checkConsents(tx, orderConsents, agreements);
  await storeConsents(tx, { _user: user }, agreements, { ip, ua });
  const at = now();
  return {
    receiver: to,
    ...(agreements.length > 0 && { agreements: agreements.map((consent) => ({ ...consent, at })) }),
    ...(receiver && { search: sql`${orders.search} || ' ' || ${buildSearchText(receiver.name, receiver.phone)}` }),
  };
};

/** Stores the receiver of a won lot that was paid without one. Throws `wrong_state` if it has one or was sent. */
export const setWinnerReceiver = async (tx: Database, id: string, input: WinnerInput) => {
  const locked = await lockOrderOfUser(tx, id, input.user);
  const { order } = locked;
  if (order.receiver !== null || !['PAID', 'PREPARING'].includes(order.status)) throwWrongState(order);
  const values = await toWinnerValues(tx, order, input);
  return changeOrder(tx, locked, { order: values, by: input.user });
};
