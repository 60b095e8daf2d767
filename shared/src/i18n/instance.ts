import i18next, { type i18n as Instance } from 'i18next';
import { resolveParticles } from '../format/particles';
import { htmlLang, type Language } from './languages';

/** The i18next instance of the page. Translations are part of the bundles, so nothing is fetched. */
export const i18n: Instance = i18next.createInstance();

/** Translations contain both forms of a particle after a placeholder. */
i18n.use({ type: 'postProcessor', name: 'particles', process: resolveParticles });

void i18n.init({
  lng: 'ko',
  fallbackLng: 'ko',
  supportedLngs: ['ko', 'en', 'cn'],
  ns: [],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  postProcess: ['particles'],
  interpolation: { escapeValue: false },
});

const yearInSeconds = 60 * 60 * 24 * 365;

/** Changes the language of host and remotes without a reload and stores it in a cookie, which the server reads. */
export const changeLanguage = async (language: Language) => {
  await i18n.changeLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
  document.cookie = `language=${language};path=/;max-age=${yearInSeconds};samesite=lax`;
  document.documentElement.lang = htmlLang[language];
};
