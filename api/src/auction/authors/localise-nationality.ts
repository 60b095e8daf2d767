import type { LocalisedText } from 'shared/contract';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const createNames = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
const korean = createNames('ko');
const english = createNames('en');
const chinese = createNames('zh-Hans');

/** ISO 3166 codes by their Korean names. */
const codes = new Map<string, string>([
  ['한국', 'KR'],
  ...letters.flatMap((first) =>
    letters.flatMap((second) => {
      const name = korean.of(first + second);
      return name ? [[name, first + second] as const] : [];
    }),
  ),
]);

/** Two countries, as `대한민국·미국`, are named one by one. */
const separator = /([·,/])/;

const translate = (nationality: string, names: Intl.DisplayNames) =>
  nationality
    .split(separator)
    .map((part) => {
      const country = part.trim();
      const code = codes.get(country);
      return code ? part.replace(country, names.of(code) ?? country) : part;
    })
    .join('');

/** A nationality that is written in Korean, with the names of its countries in other languages; other words stay. */
export const localiseNationality = (nationality: string | null): LocalisedText | null =>
  nationality ? { ko: nationality, en: translate(nationality, english), cn: translate(nationality, chinese) } : null;
