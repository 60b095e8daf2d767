import { createPrivatePage } from '../../layout/private-page';
import { meI18n } from './i18n';
import { MePage } from './MePage';

export const page = createPrivatePage(MePage, (language) => meI18n.translate(language)('title'));
