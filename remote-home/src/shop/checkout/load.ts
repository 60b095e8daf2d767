import type { LoadContext } from 'shared/remotes';

/** The places where an order can be picked up, which are the firm's offices. */
export const loadCheckout = async ({ api }: LoadContext) => {
  const { setting } = await api.setting.get();
  return { places: setting.offices.map(({ title, location }) => ({ title, location })) };
};

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;
