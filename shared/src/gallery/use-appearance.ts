import { useLayoutEffect } from 'react';
import { changeLanguage, type Language, languages, useLanguage } from 'shared/i18n';
import { useSearchParams } from 'shared/router';
import { setTheme, type Theme, useTheme } from 'shared/ui';

const themes: readonly Theme[] = ['light', 'dark'];

/** Language and theme that an address names; undefined for what it does not name. */
export const readAppearance = (params: URLSearchParams) => ({
  language: languages.find((language) => language === params.get('language')),
  theme: themes.find((theme) => theme === params.get('theme')),
});

const buildQuery = (language: Language, theme: Theme) => `?${new URLSearchParams({ language, theme })}`;

/** Follows the language and theme of the address, and returns the query for links to other addresses. */
export const useAppearance = () => {
  const [params] = useSearchParams();
  const { language, theme } = readAppearance(params);
  useLayoutEffect(() => {
    if (theme) setTheme(theme);
  }, [theme]);
  useLayoutEffect(() => {
    if (language) void changeLanguage(language);
  }, [language]);
  const [currentLanguage, currentTheme] = [useLanguage(), useTheme()];
  return {
    language: currentLanguage,
    theme: currentTheme,
    query: buildQuery(currentLanguage, currentTheme),
    buildQuery: (next: { language?: Language; theme?: Theme }) =>
      buildQuery(next.language ?? currentLanguage, next.theme ?? currentTheme),
  };
};
