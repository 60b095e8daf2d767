import { createPrivatePage } from '../../layout/private-page';
import { EditMePage } from './EditMePage';
import { meI18n } from './i18n';

export const page = createPrivatePage(EditMePage, (language) => meI18n.translate(language)('editTitle'));
