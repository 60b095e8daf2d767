import type { CartWish } from 'shared/contract';

/** Session storage, as the specification asks: a tab's visitor has a cart of their own. */
const key = 'portico.cart';
/** As many lines as the API takes (contract, carts). */
const lineLimit = 100;

export type Wish = Required<CartWish>;

const isWish = (item: unknown): item is Wish => {
  const { _product, optionKey, qty, selected } = (item ?? {}) as Partial<Wish>;
  return (
    typeof _product === 'string' &&
    typeof optionKey === 'string' &&
    Number.isInteger(qty) &&
    Number(qty) > 0 &&
    typeof selected === 'boolean'
  );
};

/** What a visitor has chosen; the storage may be closed to us, or hold anything. */
export const readGuestCart = (): Wish[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWish).slice(0, lineLimit) : [];
  } catch {
    return [];
  }
};

export const writeGuestCart = (wishes: Wish[]) => {
  try {
    if (wishes.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(wishes.slice(0, lineLimit)));
  } catch {}
};

export const isSame = (one: Pick<Wish, '_product' | 'optionKey'>, other: Pick<Wish, '_product' | 'optionKey'>) =>
  one._product === other._product && one.optionKey === other.optionKey;

/** As the API adds: the same product grows, up to what one order of it takes. */
export const grown = (wishes: Wish[], wish: Wish, maxQty: number): Wish[] => {
  const known = wishes.find((other) => isSame(other, wish));
  if (!known) return [...wishes, wish];
  const qty = Math.min(known.qty + wish.qty, maxQty);
  return wishes.map((other) => (other === known ? { ...known, qty, selected: true } : other));
};
