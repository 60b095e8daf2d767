import type { ShopProduct } from 'shared/contract';

type ShopProductFormValues = Partial<ShopProduct>;

const withNull = (value: number | null | undefined) => value ?? null;

/** Form values of a product as the API takes them. An empty stock is unlimited; fees are dropped where none applies. */
export const transformShopProduct = ({
  stock,
  options,
  shipping,
  ...rest
}: ShopProductFormValues): ShopProductFormValues => ({
  ...rest,
  stock: withNull(stock),
  ...(options && {
    options: options.map((option) => ({ ...option, addPrice: option.addPrice ?? 0, stock: withNull(option.stock) })),
  }),
  ...(shipping && {
    shipping: {
      type: shipping.type,
      fee: shipping.type === 'FLAT' || shipping.type === 'CONDITIONAL' ? (shipping.fee ?? 0) : 0,
      freeOver: shipping.type === 'CONDITIONAL' ? withNull(shipping.freeOver) : null,
    },
  }),
});
