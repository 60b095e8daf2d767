import type { i18n as Instance } from 'i18next';
import { useLanguage } from './LanguageProvider';
import type { Language } from './languages';

type Texts<K extends string> = Readonly<Record<K, string>>;

/** `t('key', { name: … })` returns the text with `{{name}}` replaced by the value. */
export type Translate<K extends string> = (key: K, values?: Record<string, string | number>) => string;

/**
 * Returns a function that registers translations at an i18next instance. Each call has a table of its own, whatever its
 * namespace: the bundles of two remotes, or of two releases of one, contain the same namespaces with other texts.
 */
export const createTexts = (instance: Instance) => {
  let count = 0;
  return <const Ko extends Record<string, string>>(
    namespace: string,
    { ko, en, cn }: { ko: Ko; en: Texts<keyof Ko & string>; cn: Texts<keyof Ko & string> },
  ) => {
    count += 1;
    const table = `${namespace} ${count}`;
    for (const [language, entries] of Object.entries({ ko, en, cn }))
      instance.addResourceBundle(language, table, entries);
    const translate = (language: Language): Translate<keyof Ko & string> => {
      // i18next derives the types of values from the texts; ours depend on the keys only.
      const t = instance.getFixedT(language, table) as unknown as Translate<keyof Ko & string>;
      return t;
    };
    return { translate, useT: () => translate(useLanguage()) };
  };
};
