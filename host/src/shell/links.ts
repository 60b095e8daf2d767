import { homePath, useLanguage } from 'shared/i18n';
import type { useT } from './i18n';
import { useHasPage } from './routes';

export interface SiteLink {
  to: string;
  text: Parameters<ReturnType<typeof useT>>[0];
}

const firm = (home: string): SiteLink[] => [
  { to: `${home}#lawyers`, text: 'lawyers' },
  { to: '/magazine', text: 'magazine' },
  { to: '/guide', text: 'guide' },
  { to: `${home}#directions`, text: 'directions' },
];

const trade: SiteLink[] = [
  { to: '/auction/programs', text: 'auction' },
  { to: '/shop', text: 'shop' },
];

/** The site's own links, each only where its page exists. */
export const useSiteLinks = () => {
  const home = homePath[useLanguage()];
  const hasPage = useHasPage();
  const existing = ({ to }: SiteLink) => hasPage(to.split('#')[0] ?? to);
  return {
    home,
    main: [...firm(home), { to: '/matching', text: 'matching' } satisfies SiteLink].filter(existing),
    firm: firm(home).filter(existing),
    trade: trade.filter(existing),
  };
};
