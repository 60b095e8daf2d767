import type { RemotePage } from 'shared/remotes';
import { CheckoutPage } from './CheckoutPage';
import { type CheckoutData, loadCheckout } from './load';
import { translate } from './texts';

export const page: RemotePage<CheckoutData> = {
  load: loadCheckout,
  Page: CheckoutPage,
  head: (_, language) => ({ title: translate(language)('title'), noindex: true }),
};
