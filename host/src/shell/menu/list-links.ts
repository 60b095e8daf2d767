import type { Language } from 'shared/i18n';
import type { NavigationList } from 'shared/remotes';
import { fillAddress, listItems } from '../../records/fill-address';
import type { MenuLink } from './MenuLinks';

/** The links of a list in an answer of the API. Items without a text or an address are left out. */
export const listLinks = (
  { to, list }: { to: string; list: NavigationList },
  answer: unknown,
  language: Language,
): MenuLink[] => {
  const { field, text, only, note, max } = list;
  return listItems(answer, field)
    .filter((item) => !only || only.values.some((value) => value === item[only.field]))
    .flatMap((item) => {
      const address = fillAddress(to, item);
      const name = item[text];
      const noteText = note?.titles[String(item[note.field])]?.[language];
      return address && typeof name === 'string'
        ? { to: address, text: name, ...(noteText && { note: noteText }) }
        : [];
    })
    .slice(0, max);
};
