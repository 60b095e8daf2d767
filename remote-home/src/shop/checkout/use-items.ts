import { useSearchParams } from 'shared/router';
import { useCart } from '../carts/use-cart';

/** What is to be ordered: the one product that the address names, or what is chosen in the cart. */
export const useItems = () => {
  const [query] = useSearchParams();
  const cart = useCart();
  const product = query.get('product');
  if (product) {
    const qty = Math.max(1, Number.parseInt(query.get('qty') ?? '1', 10) || 1);
    const items = [{ _product: product, optionKey: query.get('option') ?? '', qty }];
    return { items, fromCart: false, error: null, refetch: cart.own.refetch };
  }
  const items = cart.own.data
    ?.filter(({ selected, available }) => selected && available)
    .map(({ _product, optionKey, qty }) => ({ _product, optionKey, qty }));
  return { items, fromCart: true, error: cart.own.error, refetch: cart.own.refetch };
};
