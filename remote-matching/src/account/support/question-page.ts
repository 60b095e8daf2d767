import { createPrivatePage } from '../../layout/private-page';
import { supportI18n } from './i18n';
import { QuestionPage } from './QuestionPage';

export const page = createPrivatePage(QuestionPage, (language) => supportI18n.translate(language)('title'));
