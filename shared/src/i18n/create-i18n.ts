import i18next, { type i18n as Instance } from 'i18next';
import { resolveParticles } from '../format/particles';

/** An i18next instance. Translations are part of the bundles, so nothing is fetched. */
export const createI18n = (): Instance => {
  const instance = i18next.createInstance();
  // Translations contain both forms of a particle after a placeholder.
  instance.use({ type: 'postProcessor', name: 'particles', process: resolveParticles });
  void instance.init({
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
  return instance;
};
