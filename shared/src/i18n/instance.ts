import type { i18n as Instance } from 'i18next';
import { createI18n } from './create-i18n';
import { htmlLang, type Language } from './languages';

/** The i18next instance of the page. */
export const i18n: Instance = createI18n();

const yearInSeconds = 60 * 60 * 24 * 365;

/**
 * Changes the language of host and remotes without a reload and stores it in a cookie: what the reader has chosen. `AppRouter` calls it when
 * the reader goes on in another language.
 */
export const changeLanguage = async (language: Language) => {
  await i18n.changeLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no other interface
  document.cookie = `language=${language};path=/;max-age=${yearInSeconds};samesite=lax`;
  document.documentElement.lang = htmlLang[language];
};
