import { assertSingleton } from '../assert-singleton';

assertSingleton('shared/i18n');

// Here for browsers, where a remote would bring a copy of its own; also in `shared/format`, which the API may import.
export { localiseAddress, splitAddress } from '../format/addresses';
export type { Translate } from './create-texts';
export { changeLanguage, i18n } from './instance';
export { LanguageProvider, useLanguage } from './LanguageProvider';
export { homePath, htmlLang, type Language, languageOf, languageOfPath, languages } from './languages';
export { texts } from './texts';
