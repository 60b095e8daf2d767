import type { LikeTarget } from './types';

/** Where what was saved or liked is looked at; null where it has no page of its own. */
export const pathOf = ({ type, _id }: LikeTarget): string | null => {
  const paths: Partial<Record<LikeTarget['type'], string>> = {
    SHOP_PRODUCT: `/shop/products/${_id}`,
    WORK: `/auction/works/${_id}`,
    BOARD: `/magazine/${_id}`,
    FAIR: `/matching/fairs/${_id}`,
  };
  return paths[type] ?? null;
};
