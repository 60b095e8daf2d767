import type { Api } from 'shared/client';

/** Null when it cannot be had; a page does not fail for the end of its title. */
export const loadSiteName = (api: Api) =>
  api.setting.get().then(
    ({ setting }) => setting.siteName,
    () => null,
  );
