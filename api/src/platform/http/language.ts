import { type Language, type LocalisedText, languages, pick } from 'shared/contract';

const languageOf = (tag: string): Language | undefined => {
  const base = tag.trim().toLowerCase().split('-')[0];
  return base === 'zh' ? 'cn' : languages.find((language) => language === base);
};

/** The best of ours that an Accept-Language header names; Korean where it names none. */
export const acceptedLanguage = (header: string | undefined): Language => {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: languageOf(tag), weight: weight === undefined ? 1 : Number(weight) };
    });
  const known = wishes.filter(({ language, weight }) => language && weight > 0);
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'ko';
};

/** A text with its `{names}` filled in. */
export const phrase = (text: LocalisedText, language: Language, values: Record<string, string | number> = {}) =>
  pick(text, language).replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
