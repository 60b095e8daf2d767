import type { RemotePage } from 'shared/remotes';
import { titled } from '../../../heads';
import { type FairData, loadFair } from '../detail/load';
import { ApplyPage } from './ApplyPage';
import { applyI18n } from './i18n';

export const page: RemotePage<FairData> = {
  load: loadFair,
  Page: ApplyPage,
  head: ({ siteName, fair }, language) => ({
    title: titled(`${applyI18n.translate(language)('title')} · ${fair.title}`, siteName),
    noindex: true,
  }),
};
