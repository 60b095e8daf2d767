import type { RemotePage } from 'shared/remotes';
import { EditPage } from './EditPage';
import { meTexts } from './texts';

export const page: RemotePage = {
  Page: EditPage,
  head: (_, language) => ({ title: meTexts.translate(language)('editTitle'), noindex: true }),
};
