import { createPrivatePage } from '../../layout/private-page';
import { supportI18n } from './i18n';
import { SupportPage } from './SupportPage';

export const page = createPrivatePage(SupportPage, (language) => supportI18n.translate(language)('title'));
