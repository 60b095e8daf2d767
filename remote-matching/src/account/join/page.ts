import type { RemotePage } from 'shared/remotes';
import { JoinPage } from './JoinPage';
import { joinTexts } from './texts';

export const page: RemotePage = {
  Page: JoinPage,
  head: (_, language) => ({ title: joinTexts.translate(language)('title'), noindex: true }),
};
