import { htmlLang, type Language } from 'shared/i18n';

/** The name of a language (BCP 47) in a language of the site. */
export const formatLanguageName = (code: string, language: Language) =>
  new Intl.DisplayNames(htmlLang[language], { type: 'language' }).of(code) ?? code;
