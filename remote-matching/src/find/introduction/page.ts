import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../layout/page-title';
import { IntroductionPage } from './IntroductionPage';
import { introductionI18n } from './i18n';
import { type IntroductionData, loadIntroduction } from './load';

export const page: RemotePage<IntroductionData> = {
  load: loadIntroduction,
  Page: IntroductionPage,
  head: ({ siteName, picture }, language) => {
    const t = introductionI18n.translate(language);
    return {
      title: withSiteName(t('headTitle'), siteName),
      description: t('lead'),
      ...(picture && { image: picture.url }),
    };
  },
};
