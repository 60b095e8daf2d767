import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toFaqPage } from 'shared/structured-data';
import { GuidePage } from './GuidePage';
import { translate } from './i18n';
import { type GuideData, loadGuide } from './load';

const getGuideHead = ({ faqs }: GuideData, language: Language): Head => {
  const t = translate(language);
  return {
    title: t('title'),
    description: t('description'),
    ...(typeof window === 'undefined' && { jsonLd: toFaqPage(faqs) }),
  };
};

export const page: RemotePage<GuideData> = { load: loadGuide, Page: GuidePage, head: getGuideHead };
