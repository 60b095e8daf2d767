import type { RemotePage } from 'shared/remotes';
import { SupportPage } from './SupportPage';
import { supportTexts } from './texts';

export const page: RemotePage = {
  Page: SupportPage,
  head: (_, language) => ({ title: supportTexts.translate(language)('title'), noindex: true }),
};
