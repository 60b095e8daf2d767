import type { Language } from 'shared/i18n';
import type { NavigationList } from 'shared/remotes';
import type { MenuLink } from './MenuLinks';

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** Replaces each `{field}` by the item's value, and `{one,other}` by the first that there is. Null if there is none. */
const fillAddress = (to: string, item: Item): string | null => {
  let isComplete = true;
  const address = to.replace(/\{([^}]*)\}/g, (_, fields: string) => {
    const value = fields.split(',').flatMap((field) => item[field] ?? [])[0];
    isComplete &&= value !== undefined;
    return encodeURIComponent(String(value));
  });
  return isComplete ? address : null;
};

/** The links of a list in an answer of the API. Items without a text or an address are left out. */
export const listLinks = (
  { to, list }: { to: string; list: NavigationList },
  answer: unknown,
  language: Language,
): MenuLink[] => {
  const { field, text, only, note, max } = list;
  const items = isItem(answer) ? answer[field] : undefined;
  if (!Array.isArray(items)) return [];
  return items
    .filter(isItem)
    .filter((item) => !only || only.values.some((value) => value === item[only.field]))
    .flatMap((item) => {
      const address = fillAddress(to, item);
      const name = item[text];
      const said = note?.titles[String(item[note.field])]?.[language];
      return address && typeof name === 'string' ? { to: address, text: name, ...(said && { note: said }) } : [];
    })
    .slice(0, max);
};
