import i18next, { type i18n as Instance } from 'i18next';
import { settleParticles } from '../format/particles';
import { htmlLang, type Language } from './languages';

/** The one i18next of the page. Texts come with the code that shows them, so nothing is fetched. */
export const i18n: Instance = i18next.createInstance();

/** Texts leave the particle behind a name open. */
i18n.use({ type: 'postProcessor', name: 'particles', process: settleParticles });

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

const year = 60 * 60 * 24 * 365;

/** Switches every visible string of host and remotes in place, and remembers the choice. */
export const changeLanguage = async (language: Language) => {
  await i18n.changeLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page
  document.cookie = `language=${language};path=/;max-age=${year};samesite=lax`;
  document.documentElement.lang = htmlLang[language];
};
