import type { FairStatus } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';

/** Without the fairs that are over. */
export const omitPast = <Fair extends { status: FairStatus }>(fairs: readonly Fair[]) =>
  fairs.filter(({ status }) => status !== 'EXPIRED');

export const loadFairs = async ({ api }: LoadContext) => {
  const [{ setting }, { fairs }] = await Promise.all([api.setting.get(), api.fairs.list({ query: { limit: 50 } })]);
  return { siteName: setting.siteName, fairs: omitPast(fairs) };
};

export type FairsData = Awaited<ReturnType<typeof loadFairs>>;
