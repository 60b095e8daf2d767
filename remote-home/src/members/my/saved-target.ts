import type { CallResult, contract } from 'shared/contract';

/** What was bookmarked or liked. */
export type SavedTarget = CallResult<typeof contract.likes.list>['likes'][number]['target'];

/** The path of the page of a target; null where it has none. */
export const getTargetPath = ({ type, _id }: SavedTarget): string | null => {
  const paths: Partial<Record<SavedTarget['type'], string>> = {
    SHOP_PRODUCT: `/shop/products/${_id}`,
    WORK: `/auction/works/${_id}`,
    BOARD: `/magazine/${_id}`,
    FAIR: `/matching/fairs/${_id}`,
  };
  return paths[type] ?? null;
};
