import { useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useOwn } from '../../members/my/use-own';
import { useReader } from '../../members/my/use-reader';
import { tellCartCount } from './count';
import { isSame, readGuestCart, writeGuestCart } from './guest';
import { bringGuestCart } from './merge';

type Stored = Answer<typeof contract.carts.list>['carts'][number];
type Previewed = Answer<typeof contract.carts.preview>['lines'][number];

/** A line of the member's cart; a visitor's has no record. */
export type CartRow = Previewed & { stored: Pick<Stored, '_id' | 'version'> | null };
export type CartChange = Partial<Pick<CartRow, 'qty' | 'selected'>>;

const lineLimit = 100;
const rowOf = (cart: Stored): CartRow => ({ ...cart, stored: { _id: cart._id, version: cart.version } });

const readMembers = async (): Promise<CartRow[]> => {
  await bringGuestCart();
  return (await api.carts.list({ query: { limit: lineLimit } })).carts.map(rowOf);
};

const readGuests = async (): Promise<CartRow[]> => {
  const items = readGuestCart();
  if (items.length === 0) return [];
  const { lines } = await api.carts.preview({ body: { items } });
  return lines.map((line) => ({ ...line, stored: null }));
};

/** The cart of whoever reads, and the ways to change it. What was refused stays as it was read. */
export const useCart = () => {
  const { known, sub } = useReader();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const own = useOwn('cart', async () => {
    const rows = await (sub ? readMembers() : readGuests());
    tellCartCount(sub, rows.length);
    return rows;
  });
  const rows = own.data ?? [];

  const put = (next: CartRow[]) => {
    own.keep(next);
    tellCartCount(sub, next.length);
  };

  const run = async (act: () => Promise<CartRow[]>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      put(await act());
    } catch (cause) {
      setFailure(await failureOf(cause));
      // What it is now, such as after a change in another tab.
      own.refetch();
    }
    setBusy(false);
  };

  const guests = (change: (row: CartRow) => CartChange | null) => {
    const next = readGuestCart().flatMap((wish) => {
      const row = rows.find((other) => isSame(other, wish));
      const changed = row ? change(row) : {};
      return changed ? [{ ...wish, ...changed }] : [];
    });
    writeGuestCart(next);
    return readGuests();
  };

  const members = (change: (row: CartRow) => CartChange | null) =>
    Promise.all(
      rows.map(async (row) => {
        const body = change(row);
        if (!row.stored) return row;
        const params = { id: row.stored._id };
        if (body === null) return api.carts.remove({ params }).then(() => null);
        if (Object.keys(body).length === 0) return row;
        const { cart } = await api.carts.update({ params, body: { ...body, version: row.stored.version } });
        return rowOf(cart);
      }),
    ).then((next) => next.filter((row) => row !== null));

  /** What each row becomes: null takes it out, `{}` leaves it. */
  const change = (each: (row: CartRow) => CartChange | null) => run(() => (sub ? members(each) : guests(each)));

  return { known, sub, own, rows, busy, failure, change };
};
