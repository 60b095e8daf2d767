import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Api, api } from 'shared/client';
import { type Language, useLanguage } from 'shared/i18n';

export type PublicSetting = Awaited<ReturnType<Api['setting']['get']>>['setting'];

const SettingContext = createContext<PublicSetting | null>(null);

/** Null while it is not known, as with the API down: the shell then shows what it has itself. */
export const useSetting = () => use(SettingContext);

interface SettingProviderProps {
  /** As the server read it in the language of the request. */
  initial: PublicSetting | null;
  children: ReactNode;
}

/** The public setting in the reader's language; the former language stands until the new one has come. */
export const SettingProvider = ({ initial, children }: SettingProviderProps) => {
  const language = useLanguage();
  const [known, setKnown] = useState<{ language: Language; setting: PublicSetting | null }>({
    language,
    setting: initial,
  });
  const current = known.setting !== null && known.language === language;

  useEffect(() => {
    if (current) return;
    const abort = new AbortController();
    api.setting.get(undefined, { signal: abort.signal, headers: { 'Accept-Language': language } }).then(
      ({ setting }) => setKnown({ language, setting }),
      () => undefined,
    );
    return () => abort.abort();
  }, [current, language]);

  return <SettingContext value={known.setting}>{children}</SettingContext>;
};
