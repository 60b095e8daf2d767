import type { RemotePage } from 'shared/remotes';
import { MePage } from './MePage';
import { meTexts } from './texts';

export const page: RemotePage = {
  Page: MePage,
  head: (_, language) => ({ title: meTexts.translate(language)('title'), noindex: true }),
};
