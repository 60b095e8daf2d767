import type { ShopProduct } from 'shared/contract';

type Given = Partial<ShopProduct>;

const empty = (value: number | null | undefined) => value ?? null;

/** A product as it is written. An empty stock is one without limit, and a fee belongs to a way of delivery that costs. */
export const written = ({ stock, options, shipping, ...rest }: Given): Given => ({
  ...rest,
  stock: empty(stock),
  ...(options && {
    options: options.map((option) => ({ ...option, addPrice: option.addPrice ?? 0, stock: empty(option.stock) })),
  }),
  ...(shipping && {
    shipping: {
      type: shipping.type,
      fee: shipping.type === 'FLAT' || shipping.type === 'CONDITIONAL' ? (shipping.fee ?? 0) : 0,
      freeOver: shipping.type === 'CONDITIONAL' ? empty(shipping.freeOver) : null,
    },
  }),
});
