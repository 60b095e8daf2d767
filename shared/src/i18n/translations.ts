import { i18n } from './instance';
import { useLanguage } from './LanguageProvider';
import type { Language } from './languages';

type Texts<K extends string> = Readonly<Record<K, string>>;

/** `t('key', { name: … })` returns the text with `{{name}}` replaced by the value. */
export type Translate<K extends string> = (key: K, values?: Record<string, string | number>) => string;

/**
 * Registers the translations of a namespace. `ko` determines the keys: one that `en` or `cn` lacks does not compile.
 * `useT` is for components, `translate` for other code.
 */
export const texts = <const Ko extends Record<string, string>>(
  namespace: string,
  { ko, en, cn }: { ko: Ko; en: Texts<keyof Ko & string>; cn: Texts<keyof Ko & string> },
) => {
  for (const [language, table] of Object.entries({ ko, en, cn }))
    i18n.addResourceBundle(language, namespace, table, true, true);
  const translate = (language: Language): Translate<keyof Ko & string> => {
    // i18next derives the types of values from the texts; ours depend on the keys only.
    const t = i18n.getFixedT(language, namespace) as unknown as Translate<keyof Ko & string>;
    return t;
  };
  return { translate, useT: () => translate(useLanguage()) };
};
