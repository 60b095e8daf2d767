import type { RemotePage } from 'shared/remotes';
import { toFaqPage } from 'shared/structured-data';
import { withSiteName } from '../../layout/page-title';
import { FaqsPage } from './FaqsPage';
import { faqsI18n } from './i18n';
import { type FaqsData, loadFaqs } from './load';

export const page: RemotePage<FaqsData> = {
  load: loadFaqs,
  Page: FaqsPage,
  head: ({ siteName, query, faqs }, language) => {
    const t = faqsI18n.translate(language);
    return {
      title: withSiteName(t('title'), siteName),
      description: t('lead'),
      // Search engines list only the first page of all questions.
      ...((query.q || query.type || query.page > 1) && { noindex: true }),
      ...(typeof window === 'undefined' && { jsonLd: toFaqPage(faqs) }),
    };
  },
};
