import { createPrivatePage } from '../../layout/private-page';
import { InboxPage } from './InboxPage';
import { inboxI18n } from './i18n';

export const page = createPrivatePage(InboxPage, (language) => inboxI18n.translate(language)('title'));
