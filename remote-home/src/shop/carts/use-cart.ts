import { useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useCurrentUser } from '../../members/my/use-current-user';
import { useMemberQuery } from '../../members/my/use-member-query';
import { publishCartCount } from './cart-count';
import { isSameItem, maxLines, readGuestCart, writeGuestCart } from './guest-cart';
import { mergeGuestCart } from './merge-guest-cart';

type StoredLine = CallResult<typeof contract.carts.list>['carts'][number];
type PreviewedLine = CallResult<typeof contract.carts.preview>['lines'][number];

/** A line of a cart; `stored` is null in the visitor's, which the API does not store. */
export type CartRow = PreviewedLine & { stored: Pick<StoredLine, '_id' | 'version'> | null };
export type CartChange = Partial<Pick<CartRow, 'qty' | 'selected'>>;

/** The change of each line: null removes it, `{}` leaves it. */
type GetChange = (row: CartRow) => CartChange | null;

const toCartRow = (line: StoredLine): CartRow => ({ ...line, stored: { _id: line._id, version: line.version } });

const loadMemberCart = async (): Promise<CartRow[]> => {
  await mergeGuestCart();
  return (await api.carts.list({ query: { limit: maxLines } })).carts.map(toCartRow);
};

const loadGuestCart = async (): Promise<CartRow[]> => {
  const items = readGuestCart();
  if (items.length === 0) return [];
  const { lines } = await api.carts.preview({ body: { items } });
  return lines.map((line) => ({ ...line, stored: null }));
};

const changeGuestCart = (rows: CartRow[], getChange: GetChange) => {
  const items = readGuestCart().flatMap((item) => {
    const row = rows.find((other) => isSameItem(other, item));
    const change = row ? getChange(row) : {};
    return change ? [{ ...item, ...change }] : [];
  });
  writeGuestCart(items);
  return loadGuestCart();
};

const changeMemberRow = async (row: CartRow, change: CartChange | null) => {
  if (!row.stored) return row;
  const params = { id: row.stored._id };
  if (change === null) {
    await api.carts.remove({ params });
    return null;
  }
  if (Object.keys(change).length === 0) return row;
  const { cart } = await api.carts.update({ params, body: { ...change, version: row.stored.version } });
  return toCartRow(cart);
};

const changeMemberCart = async (rows: CartRow[], getChange: GetChange) => {
  const changed = await Promise.all(rows.map((row) => changeMemberRow(row, getChange(row))));
  return changed.filter((row) => row !== null);
};

/** The cart of the current user or visitor, and a function that changes it. After a refused change it is loaded again. */
export const useCart = () => {
  const { sub } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const query = useMemberQuery('cart', async () => {
    const rows = await (sub ? loadMemberCart() : loadGuestCart());
    publishCartCount(sub, rows.length);
    return rows;
  });

  const change = async (getChange: GetChange) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const rows = await (sub ? changeMemberCart : changeGuestCart)(query.data ?? [], getChange);
      query.setData(rows);
      publishCartCount(sub, rows.length);
    } catch (cause) {
      setFailure(await failureOf(cause));
      query.refetch();
    }
    setBusy(false);
  };

  return { sub, query, busy, failure, change };
};
