import Negotiator from 'negotiator';
import { type Language, type LocalisedText, pickText } from 'shared/contract';

/** Languages by the tags that readers send; `cn` is what the site itself calls Chinese. */
const languagesByTag: Record<string, Language> = { ko: 'ko', en: 'en', zh: 'cn', cn: 'cn' };

/** The supported language that an Accept-Language header prefers; Korean if it names none. */
export const negotiateLanguage = (header: string | undefined): Language => {
  const negotiator = new Negotiator({ headers: { 'accept-language': (header ?? '').slice(0, 200) } });
  return languagesByTag[negotiator.language(Object.keys(languagesByTag)) ?? ''] ?? 'ko';
};

/** Fills in the `{placeholders}` of a text. */
export const formatMessage = (text: LocalisedText, language: Language, values: Record<string, string | number> = {}) =>
  pickText(text, language).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
