import { type Language, languages } from 'shared/i18n';
import { registerMessages } from '../../i18n/register';
import { historyChinese } from './i18n.cn';
import { historyEnglish } from './i18n.en';
import { historyKorean } from './i18n.ko';

type Labels = typeof historyKorean;

/**
 * Labels of what only the audit log holds: names of fields and values that no screen shows or that belong to a resource
 * without a screen. A resource's own labels come first.
 */
const labels = { ko: historyKorean, en: historyEnglish, cn: historyChinese } satisfies Record<Language, Labels>;

for (const language of languages) registerMessages(language, labels[language], 'history.');
