import type { Language } from 'shared/i18n';
import type { NavigationItem } from 'shared/remotes';

interface MenuSection {
  title: string;
  items: NavigationItem[];
}

/**
 * The sections of the menu with all services, in the order of their first entries. An entry of the header whose address no section offers stands in
 * the section of its remote, so that it is found where the header has no room for it.
 */
export const groupSections = (items: readonly NavigationItem[], language: Language): MenuSection[] => {
  const listed = items.filter(({ place }) => place === 'menu');
  const others = items.filter(({ place, to }) => place === 'header' && !listed.some((item) => item.to === to));
  const sections = new Map<string, NavigationItem[]>();
  for (const item of [...listed, ...others].filter(({ hidden }) => !hidden)) {
    const title = item.section[language];
    sections.set(title, [...(sections.get(title) ?? []), item]);
  }
  return [...sections].map(([title, items]) => ({ title, items }));
};
