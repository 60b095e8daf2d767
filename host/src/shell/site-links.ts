import { homePath, useLanguage } from 'shared/i18n';
import type { useT } from './i18n';
import { useHasPage } from './use-has-page';

interface SiteLink {
  to: string;
  text: Parameters<ReturnType<typeof useT>>[0];
}

const getMainLinks = (home: string): SiteLink[] => [
  { to: '/lawyers', text: 'lawyers' },
  { to: '/magazine', text: 'magazine' },
  { to: '/guide', text: 'guide' },
  { to: `${home}#directions`, text: 'directions' },
];

const practices: SiteLink = { to: '/practices', text: 'practices' };

const tradeLinks: SiteLink[] = [
  { to: '/auction/programs', text: 'auction' },
  { to: '/shop', text: 'shop' },
];

/** Links of the site navigation; links to pages that no remote serves are left out. */
export const useSiteLinks = () => {
  const home = homePath[useLanguage()];
  const hasPage = useHasPage();
  const exists = ({ to }: SiteLink) => hasPage(to.split('#')[0] ?? to);
  return {
    home,
    main: [...getMainLinks(home), { to: '/matching', text: 'matching' } satisfies SiteLink].filter(exists),
    firm: [practices, ...getMainLinks(home)].filter(exists),
    trade: tradeLinks.filter(exists),
  };
};
