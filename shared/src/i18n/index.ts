import { assertSingleton } from '../assert-singleton';

assertSingleton('shared/i18n');

export type { Translate } from './create-texts';
export { changeLanguage, i18n } from './instance';
export { LanguageProvider, useLanguage } from './LanguageProvider';
export { homePath, htmlLang, type Language, languageOf, languageOfPath, languages } from './languages';
export { texts } from './texts';
