import type { CartItemInput } from 'shared/contract';

/** In session storage, so that each tab of a visitor has its own cart (S5). */
const storageKey = 'portico.cart';
/** The most lines that the API takes (contract, carts). */
export const maxLines = 100;

export type CartItem = Required<CartItemInput>;

const isCartItem = (item: unknown): item is CartItem => {
  const { _product, optionKey, qty, selected } = (item ?? {}) as Partial<CartItem>;
  return (
    typeof _product === 'string' &&
    typeof optionKey === 'string' &&
    Number.isInteger(qty) &&
    Number(qty) > 0 &&
    typeof selected === 'boolean'
  );
};

/** The cart of the visitor; empty where storage is blocked or holds anything else. */
export const readGuestCart = (): CartItem[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCartItem).slice(0, maxLines) : [];
  } catch {
    return [];
  }
};

export const writeGuestCart = (items: CartItem[]) => {
  try {
    if (items.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(items.slice(0, maxLines)));
  } catch {}
};

export const isSameItem = (
  one: Pick<CartItem, '_product' | 'optionKey'>,
  other: Pick<CartItem, '_product' | 'optionKey'>,
) => one._product === other._product && one.optionKey === other.optionKey;

/** Adds an item as the API does: the same product and option grow up to `maxQty`, anything else is a new line. */
export const addCartItem = (items: CartItem[], added: CartItem, maxQty: number): CartItem[] => {
  const existing = items.find((item) => isSameItem(item, added));
  if (!existing) return [...items, added];
  const qty = Math.min(existing.qty + added.qty, maxQty);
  return items.map((item) => (item === existing ? { ...existing, qty, selected: true } : item));
};
