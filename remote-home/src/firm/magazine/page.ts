import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { loadMagazine, type MagazineData } from './load';
import { MagazinePage } from './MagazinePage';

export const page: RemotePage<MagazineData> = {
  load: loadMagazine,
  Page: MagazinePage,
  head: ({ page }, language) => {
    const t = translate(language);
    return { title: page > 1 ? `${t('title')} (${page})` : t('title'), description: t('description') };
  },
};
