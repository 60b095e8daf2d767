import type { Shown } from './load';

/** The option by its key; null while none is chosen, or where there are none. */
export const optionOf = ({ options }: Shown, key: string) => options.find((option) => option.key === key) ?? null;

/** How many may be taken at once: as one order allows, and of the last few no more than there are. */
export const mostOf = (product: Shown, key: string) => {
  const lefts = [product.left, optionOf(product, key)?.left ?? null].filter((left) => left !== null);
  return Math.max(product.minQty, Math.min(product.maxQty, ...lefts));
};

/** Nothing can be chosen any more. */
export const isSoldOut = (product: Shown, key: string) =>
  product.soldOut ||
  (product.options.length > 0 && product.options.every(({ soldOut }) => soldOut)) ||
  (optionOf(product, key)?.soldOut ?? false);

export const priceOf = (product: Shown, key: string) => optionOf(product, key)?.priceNow ?? product.priceNow;

/** Where one product is ordered past the cart; the address says what, so that a reload or a sign-in keeps it. */
export const checkoutOf = (product: string, option: string, qty: number) =>
  `/shop/checkout?${new URLSearchParams({ product, ...(option && { option }), qty: String(qty) })}`;
