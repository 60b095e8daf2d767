import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Api, api } from 'shared/client';
import { type Language, useLanguage } from 'shared/i18n';

export type PublicSetting = Awaited<ReturnType<Api['setting']['get']>>['setting'];

const SettingContext = createContext<PublicSetting | null>(null);

/** Null while the setting is not loaded, for example because the API is down; the shell then uses its defaults. */
export const useSetting = () => use(SettingContext);

interface SettingProviderProps {
  /** Setting that the server read in the language of the request. */
  initial: PublicSetting | null;
  children: ReactNode;
}

/** Provides the public setting in the current language; after a change of language the former one stays until the new one is loaded. */
export const SettingProvider = ({ initial, children }: SettingProviderProps) => {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; setting: PublicSetting | null }>({
    language,
    setting: initial,
  });
  const isCurrent = loaded.setting !== null && loaded.language === language;

  useEffect(() => {
    if (isCurrent) return;
    const abort = new AbortController();
    api.setting.get(undefined, { signal: abort.signal, headers: { 'Accept-Language': language } }).then(
      ({ setting }) => setLoaded({ language, setting }),
      () => undefined,
    );
    return () => abort.abort();
  }, [isCurrent, language]);

  return <SettingContext value={loaded.setting}>{children}</SettingContext>;
};
