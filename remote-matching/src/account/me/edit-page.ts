import type { RemotePage } from 'shared/remotes';
import { EditPage } from './EditPage';
import { meI18n } from './i18n';

export const page: RemotePage = {
  Page: EditPage,
  head: (_, language) => ({ title: meI18n.translate(language)('editTitle'), noindex: true }),
};
