import { createMemberPage } from '../../layout/create-member-page';
import { meI18n } from './i18n';
import { EditLink, Me } from './Me';

export const page = createMemberPage(Me, meI18n, { title: 'title', Action: EditLink, width: 'wide' });
