import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { changeLanguage, i18n, type Language, useLanguage } from 'shared/i18n';
import { namespace } from './register';

interface Values {
  /** Text for a key without a translation. */
  _?: string;
  smart_count?: number;
}

/**
 * react-admin's translations from the page's i18next. A new object for each language makes all components render
 * again. It has no `getLocales`, because react-admin would then store a language of its own.
 */
export const useI18nProvider = (): I18nProvider => {
  const language = useLanguage();
  return useMemo(() => {
    const t = i18n.getFixedT(language, namespace);
    const getKey = (key: string, count: number | undefined) => {
      const one = i18n.exists(`${key}_one`, { lng: language, ns: namespace });
      return one ? `${key}_${(count ?? 1) === 1 ? 'one' : 'many'}` : key;
    };
    return {
      translate: (key: string, { _: fallback, ...values }: Values = {}) =>
        t(getKey(key, values.smart_count), { defaultValue: fallback ?? key, ...values }) as string,
      changeLocale: (next) => changeLanguage(next as Language),
      getLocale: () => language,
    };
  }, [language]);
};
