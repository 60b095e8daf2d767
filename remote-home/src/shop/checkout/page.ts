import type { RemotePage } from 'shared/remotes';
import { CheckoutPage } from './CheckoutPage';
import { translate } from './i18n';
import { type CheckoutData, loadCheckout } from './load';

export const page: RemotePage<CheckoutData> = {
  load: loadCheckout,
  Page: CheckoutPage,
  head: (_, language) => ({ title: translate(language)('title'), noindex: true }),
};
