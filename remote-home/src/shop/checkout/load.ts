import type { LoadContext } from 'shared/remotes';

/** Where goods may be fetched: at the firm's offices. */
export const loadCheckout = async ({ api }: LoadContext) => {
  const { setting } = await api.setting.get();
  return { places: setting.offices.map(({ title, location }) => ({ title, location })) };
};

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;
