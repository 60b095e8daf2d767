import { inboxI18n } from 'shared/account-forms';
import { createMemberPage } from '../../layout/create-member-page';
import { InboxList } from './InboxList';

export const page = createMemberPage(InboxList, inboxI18n, { title: 'title', lead: 'lead' });
