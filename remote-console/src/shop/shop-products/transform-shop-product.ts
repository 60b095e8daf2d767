import type { ShopProduct } from 'shared/contract';

type ShopProductFormValues = Partial<ShopProduct>;

type InfoLine = ShopProduct['info'][number];

/** A line in another language; null if nothing is written. */
const withoutEmpty = (line: InfoLine['en']) => (line?.key?.trim() || line?.value?.trim() ? line : null);

const withNull = (value: number | null | undefined) => value ?? null;

/** Form values of a product as the API takes them. An empty stock is unlimited; fees are dropped where none applies, and languages of the particulars in which nothing is written. */
export const transformShopProduct = ({
  stock,
  options,
  shipping,
  info,
  ...rest
}: ShopProductFormValues): ShopProductFormValues => ({
  ...rest,
  stock: withNull(stock),
  ...(options && {
    options: options.map((option) => ({ ...option, addPrice: option.addPrice ?? 0, stock: withNull(option.stock) })),
  }),
  ...(info && {
    info: info.map((line) => ({ ...line, en: withoutEmpty(line.en), cn: withoutEmpty(line.cn) })),
  }),
  ...(shipping && {
    shipping: {
      type: shipping.type,
      fee: shipping.type === 'FLAT' || shipping.type === 'CONDITIONAL' ? (shipping.fee ?? 0) : 0,
      freeOver: shipping.type === 'CONDITIONAL' ? withNull(shipping.freeOver) : null,
    },
  }),
});
