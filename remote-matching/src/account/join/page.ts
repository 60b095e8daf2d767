import { createPrivatePage } from 'shared/pages';
import { joinI18n } from './i18n';
import { JoinPage } from './JoinPage';

export const page = createPrivatePage(JoinPage, joinI18n.translate, 'title');
