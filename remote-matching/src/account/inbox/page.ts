import { createMemberPage } from '../../layout/create-member-page';
import { InboxList } from './InboxList';
import { inboxI18n } from './i18n';

export const page = createMemberPage(InboxList, inboxI18n, { title: 'title', lead: 'lead' });
