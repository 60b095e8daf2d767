import type { Api } from 'shared/client';

/** The site's name for titles; null where the API fails, since a page must not fail for its title. */
export const loadSiteName = (api: Api) =>
  api.setting.get().then(
    ({ setting }) => setting.siteName,
    () => null,
  );
