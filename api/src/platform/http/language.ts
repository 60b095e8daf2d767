import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { type Language, type LocalisedText, pickText } from 'shared/contract';

/** The BCP 47 tag of a language. */
export const htmlLang: Record<Language, string> = { ko: 'ko', en: 'en', cn: 'zh-Hans' };

/** Languages by the tags that readers send; `cn` is what the site itself calls Chinese. */
const languagesByTag: Record<string, Language> = { ko: 'ko', en: 'en', zh: 'cn', cn: 'cn' };

const maxHeaderLength = 200;
/** Results by header: readers send few different ones. */
const negotiated = new LRUCache<string, Language>({ max: 500 });

/** The supported language that an Accept-Language header prefers; Korean if it names none. */
export const negotiateLanguage = (header = ''): Language => {
  const accepted = header.slice(0, maxHeaderLength);
  const known = negotiated.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  const language = languagesByTag[negotiator.language(Object.keys(languagesByTag)) ?? ''] ?? 'ko';
  negotiated.set(accepted, language);
  return language;
};

/** Fills in the `{placeholders}` of a text. */
export const formatMessage = (text: LocalisedText, language: Language, values: Record<string, string | number> = {}) =>
  pickText(text, language).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
