import { createPrivatePage } from '../../layout/private-page';
import { joinI18n } from './i18n';
import { JoinPage } from './JoinPage';

export const page = createPrivatePage(JoinPage, (language) => joinI18n.translate(language)('title'));
