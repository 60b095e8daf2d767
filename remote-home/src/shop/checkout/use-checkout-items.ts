import { useSearchParams } from 'shared/router';
import { readPositiveInt } from '../../layout/query-params';
import { useCart } from '../carts/use-cart';

/** The items to order: the one product that the address names, or the selected lines of the cart. */
export const useCheckoutItems = () => {
  const [search] = useSearchParams();
  const { query } = useCart();
  const product = search.get('product');
  if (product) {
    const items = [{ _product: product, optionKey: search.get('option') ?? '', qty: readPositiveInt(search, 'qty') }];
    return { items, fromCart: false, error: null, refetch: query.refetch };
  }
  const items = query.data
    ?.filter(({ selected, available }) => selected && available)
    .map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
  return { items, fromCart: true, error: query.error, refetch: query.refetch };
};
