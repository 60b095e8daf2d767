import type { i18n as Instance } from 'i18next';
import { createI18n } from './create-i18n';
import { htmlLang, type Language } from './languages';

/** The i18next instance of the page. */
export const i18n: Instance = createI18n();

const yearInSeconds = 60 * 60 * 24 * 365;

/** Changes the language of host and remotes without a reload and stores it in a cookie, which the server reads. */
export const changeLanguage = async (language: Language) => {
  await i18n.changeLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
  document.cookie = `language=${language};path=/;max-age=${yearInSeconds};samesite=lax`;
  document.documentElement.lang = htmlLang[language];
};
