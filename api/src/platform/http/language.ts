import { type Language, type LocalisedText, languages, pickText } from 'shared/contract';

const parseLanguage = (tag: string): Language | undefined => {
  const base = tag.trim().toLowerCase().split('-')[0];
  return base === 'zh' ? 'cn' : languages.find((language) => language === base);
};

/** The supported language that an Accept-Language header prefers; Korean if it names none. */
export const negotiateLanguage = (header: string | undefined): Language => {
  const preferences = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: parseLanguage(tag), weight: weight === undefined ? 1 : Number(weight) };
    });
  const supported = preferences.filter(({ language, weight }) => language && weight > 0);
  return supported.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'ko';
};

/** Fills in the `{placeholders}` of a text. */
export const formatMessage = (text: LocalisedText, language: Language, values: Record<string, string | number> = {}) =>
  pickText(text, language).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
