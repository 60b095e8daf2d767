import type { Product } from './load';

/** The option with this key; null without one. An empty key stands for no selection. */
const findOption = ({ options }: Product, key: string) => options.find((option) => option.key === key) ?? null;

/** The highest quantity of one order: what an order may hold, and no more than the stock. */
export const getMaxQty = (product: Product, key: string) => {
  const stocks = [product.left, findOption(product, key)?.left ?? null].filter((left) => left !== null);
  return Math.max(product.minQty, Math.min(product.maxQty, ...stocks));
};

/** Whether the product, all of its options or the selected option is sold out. */
export const isSoldOut = (product: Product, key: string) =>
  product.soldOut ||
  (product.options.length > 0 && product.options.every(({ soldOut }) => soldOut)) ||
  (findOption(product, key)?.soldOut ?? false);

/** The price (KRW) of one piece with the selected option. */
export const getUnitPrice = (product: Product, key: string) => findOption(product, key)?.priceNow ?? product.priceNow;

/** The address of the checkout of one product without the cart; it survives a reload and a sign-in. */
export const buildCheckoutPath = (product: string, option: string, qty: number) =>
  `/shop/checkout?${new URLSearchParams({ product, ...(option && { option }), qty: String(qty) })}`;
