import { createPrivatePage } from '../../layout/private-page';
import { CreateQuestionPage } from './CreateQuestionPage';
import { supportI18n } from './i18n';

export const page = createPrivatePage(CreateQuestionPage, (language) => supportI18n.translate(language)('createTitle'));
