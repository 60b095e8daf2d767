import type { RemotePage } from 'shared/remotes';
import { titled } from '../../../heads';
import { type FairData, loadFair } from '../detail/load';
import { ApplyPage } from './ApplyPage';
import { applyTexts } from './texts';

export const page: RemotePage<FairData> = {
  load: loadFair,
  Page: ApplyPage,
  head: ({ siteName, fair }, language) => ({
    title: titled(`${applyTexts.translate(language)('title')} · ${fair.title}`, siteName),
    noindex: true,
  }),
};
