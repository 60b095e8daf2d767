import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { i18n } from './instance';
import type { Language } from './languages';

const LanguageContext = createContext<Language>('ko');

const subscribe = (listener: () => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

/** `language` is used on the server and for hydration; then the i18next instance determines the language. */
export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => {
  const current = useSyncExternalStore(
    subscribe,
    () => i18n.language as Language,
    () => language,
  );
  return <LanguageContext value={current}>{children}</LanguageContext>;
};

/** The current language. */
export const useLanguage = () => use(LanguageContext);
