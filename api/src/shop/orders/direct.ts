import type { bulkStatuses } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import type { PurchaseRow } from '../purchases/table';
import { applyChange, each, lockById, type Shop, type Whole } from './change';
import { endUnpaid, settlePaid } from './settle';
import { canGo, isAsked } from './states';
import { tellBuyer } from './told';

export type Bulk = (typeof bulkStatuses)[number];

/** Lines that go along: whoever’s buyer asks for something waits for a decision instead. */
const along = (lines: PurchaseRow[], to: Bulk) =>
  lines.filter(({ status }) => !isAsked(status) && status !== 'PENDING_PAYMENT' && canGo(status, to));

/** What the whole order can be put into now. */
export const nextOf = ({ order, lines }: Whole): Bulk[] => {
  if (order.status === 'PENDING_PAYMENT') return ['PAID', 'CANCELLED'];
  return (['PREPARING', 'SHIPPED', 'DELIVERED'] as const).filter((to) => along(lines, to).length > 0);
};

const valuesFor = (to: Bulk): Partial<PurchaseRow> => (to === 'DELIVERED' ? { deliveredAt: now() } : {});

interface Directed {
  _id: string;
  version: number;
  to: Bulk;
  reason?: string | undefined;
  by: string;
}

/** An administrator puts a whole order into a state. */
export const direct = async (tx: Database, shop: Shop, { _id, version, to, reason, by }: Directed): Promise<Whole> => {
  const whole = await lockById(tx, _id);
  if (whole.order.version !== version) await refuseStale(tx, { _id, version: whole.order.version }, whole.order);
  if (!nextOf(whole).includes(to)) fail('wrong_state', { answer: { _id, status: whole.order.status } });
  if (to === 'PAID') {
    const { provider, method, tid } = whole.order;
    return settlePaid(tx, shop, whole, { provider, method, tid, by });
  }
  if (to === 'CANCELLED')
    return endUnpaid(tx, shop, whole, { to, by, reason: reason ?? failField('reason', 'required') });
  const lines = along(whole.lines, to);
  const after = await applyChange(tx, whole, {
    to: each(lines, to),
    lines: each(lines, valuesFor(to)),
    by,
    reason: reason ?? null,
  });
  if (to === 'SHIPPED') await tellShipped(tx, shop, after, { company: '—', no: '—' });
  return after;
};

const tellShipped = (
  tx: Database,
  { messenger }: Shop,
  { order }: Whole,
  { company, no }: { company: string; no: string },
) =>
  tellBuyer(tx, messenger, order, {
    template: 'order.shipped',
    values: () => ({ carrier: company, tracking: no }),
    key: `shipped:${company}:${no}`,
  });

interface Shipment {
  company: string;
  no: string;
  lines?: string[] | undefined;
  by: string;
}

/** Sends what waits; what is on its way already gets the corrected number. */
export const ship = async (tx: Database, shop: Shop, whole: Whole, { company, no, lines: ids, by }: Shipment) => {
  const named = ids ? whole.lines.filter(({ _id }) => ids.includes(_id)) : whole.lines;
  if (ids && named.length < new Set(ids).size) fail('not_found');
  const waiting = along(named, 'SHIPPED');
  const sent = named.filter(({ status }) => status === 'SHIPPED' || status === 'EXCHANGED');
  const lines = waiting.length > 0 && !ids ? waiting : [...waiting, ...sent];
  if (lines.length === 0 || (ids && lines.length < named.length))
    fail('wrong_state', { answer: { status: whole.order.status } });
  const after = await applyChange(tx, whole, {
    to: each(waiting, 'SHIPPED'),
    lines: each(lines, { tracking: { company, no, at: now() } }),
    by,
  });
  await tellShipped(tx, shop, after, { company, no });
  return after;
};
