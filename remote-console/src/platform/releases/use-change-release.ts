import { useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { changeRelease, type ReleaseChange } from './change-release';
import { releaseI18n } from './i18n';
import { useReloadReleases } from './use-releases';

/** Returns a function that changes what a channel runs and resolves when that is shown. Throws an `ApiFailure` with the reason of a refusal. */
export const useChangeRelease = () => {
  const t = releaseI18n.useT();
  const notify = useNotify();
  const reload = useReloadReleases();
  return async ({ why, ...change }: ReleaseChange) => {
    const { audited, revision } = await changeRelease({ ...change, why: why?.trim() || null }).catch(
      (cause: unknown) => {
        if (!(cause instanceof ApiFailure) || cause.code === 'network') throw cause;
        throw new ApiFailure(cause.status, cause.code, t('refused', { reason: cause.message }));
      },
    );
    await reload(revision);
    notify(t(audited ? 'done' : 'doneUnaudited'), { type: audited ? 'info' : 'warning' });
  };
};
