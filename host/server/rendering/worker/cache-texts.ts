import type { i18n } from 'shared/i18n';

type Instance = typeof i18n;
type Translate = (key: string, values?: object) => string;

/**
 * Makes an instance resolve each text without values once: i18next takes as long for the texts of a page as React does for the rest.
 * Not in `shared/i18n`, because browsers show few texts twice.
 */
export const cacheTexts = (instance: Instance) => {
  const original = instance.getFixedT.bind(instance) as unknown as (language: string, table: string) => Translate;
  const translators = new Map<string, Translate>();

  const createTranslator = (language: string, table: string): Translate => {
    const translate = original(language, table);
    const texts = new Map<string, string>();
    return (key, values) => {
      if (values) return translate(key, values);
      const text = texts.get(key) ?? translate(key);
      texts.set(key, text);
      return text;
    };
  };

  const getFixedT = (language: string, table: string) => {
    const key = `${language} ${table}`;
    const translator = translators.get(key) ?? createTranslator(language, table);
    translators.set(key, translator);
    return translator;
  };
  instance.getFixedT = getFixedT as unknown as Instance['getFixedT'];
};
