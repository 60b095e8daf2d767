import { createMemberPage } from '../../layout/create-member-page';
import { EditMe } from './EditMe';
import { meI18n } from './i18n';

export const page = createMemberPage(EditMe, meI18n, {
  title: 'edit',
  back: { to: '/matching/me', text: 'title' },
});
