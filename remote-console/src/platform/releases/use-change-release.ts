import { useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { getMajor } from 'shared/remotes';
import { changeRelease, type ReleaseChange } from './change-release';
import { releaseI18n } from './i18n';
import { useReleases, useReloadReleases } from './use-releases';

/** Returns a function that changes what a channel runs, on hosts such as the one that is shown, and resolves when that is shown. Throws an `ApiFailure` with the reason of a refusal. */
export const useChangeRelease = () => {
  const t = releaseI18n.useT();
  const notify = useNotify();
  const reload = useReloadReleases();
  const { data } = useReleases();
  return async ({ why, ...change }: Omit<ReleaseChange, 'contract'>) => {
    const contract = data && getMajor(data.hostContract);
    const { audited, revision } = await changeRelease({ ...change, contract, why: why?.trim() || null }).catch(
      (cause: unknown) => {
        if (!(cause instanceof ApiFailure) || cause.code === 'network') throw cause;
        throw new ApiFailure(cause.status, cause.code, t('refused', { reason: cause.message }));
      },
    );
    await reload(revision);
    notify(t(audited ? 'done' : 'doneUnaudited'), { type: audited ? 'info' : 'warning' });
  };
};
