import type { RemotePage } from 'shared/remotes';
import { CartPage } from '../carts/CartPage';
import { translate as translateCart } from '../carts/texts';
import { CheckoutPage } from './CheckoutPage';
import { type CheckoutData, loadCheckout } from './load';
import { translate } from './texts';

export const cart: RemotePage = {
  Page: CartPage,
  head: (_, language) => ({ title: translateCart(language)('title'), noindex: true }),
};

export const checkout: RemotePage<CheckoutData> = {
  load: loadCheckout,
  Page: CheckoutPage,
  head: (_, language) => ({ title: translate(language)('title'), noindex: true }),
};
