import { createContext, use } from 'react';
import { type Language, useLanguage } from 'shared/i18n';
import { useLocation } from 'shared/router';
import type { PageState } from '../page-state';
import { useShownHead } from './page-head';

/** The page that the server rendered, whose head is only known once its code runs. */
export const FirstPageContext = createContext<Pick<PageState, 'page' | 'paths'> | null>(null);

/** The shown page in each language, with query and hash. The server does not know the hash. */
export const useTranslations = (): Record<Language, string> => {
  const first = use(FirstPageContext);
  const shown = useShownHead();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const paths = shown
    ? shown.pathname === pathname && shown.head.paths
    : first?.page?.href === pathname + search && first.paths;
  const translate = (language: Language) => {
    if (language === current) return pathname + search + hash;
    // Where a page has no content in a language, it shows the Korean one.
    const path = (paths && (paths[language] ?? paths.ko)) || pathname;
    return `/${language}${path}${search}${hash}`;
  };
  return { ko: translate('ko'), en: translate('en'), cn: translate('cn') };
};
