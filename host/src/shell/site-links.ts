import type { useT } from './i18n';
import { useHasPage } from './use-has-page';

interface SiteLink {
  to: string;
  text: Parameters<ReturnType<typeof useT>>[0];
}

const mainLinks: SiteLink[] = [
  { to: '/lawyers', text: 'lawyers' },
  { to: '/magazine', text: 'magazine' },
  { to: '/guide', text: 'guide' },
  { to: '/#directions', text: 'directions' },
];

const practices: SiteLink = { to: '/practices', text: 'practices' };

const tradeLinks: SiteLink[] = [
  { to: '/auction/programs', text: 'auction' },
  { to: '/shop', text: 'shop' },
];

/** Links of the site navigation; links to pages that no remote serves are left out. */
export const useSiteLinks = () => {
  const hasPage = useHasPage();
  const exists = ({ to }: SiteLink) => hasPage(to.split('#')[0] ?? to);
  return {
    main: [...mainLinks, { to: '/matching', text: 'matching' } satisfies SiteLink].filter(exists),
    firm: [practices, ...mainLinks].filter(exists),
    trade: tradeLinks.filter(exists),
  };
};
