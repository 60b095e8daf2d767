import { useEffect, useState } from 'react';
import { api } from 'shared/client';
import { type Language, useLanguage } from 'shared/i18n';

const maxPrograms = 6;
const shownStatuses: readonly string[] = ['PREVIEW', 'OPEN', 'CLOSING', 'SCHEDULED'];

const orNull = <T>(promise: Promise<T>) => promise.catch(() => null);

const loadCatalogue = async () => {
  const [programs, halls, categories] = await Promise.all([
    orNull(api.programs.list({ query: { limit: 20 } })),
    orNull(api.halls.list()),
    orNull(api.categories.list({ query: { limit: 100 } })),
  ]);
  return {
    programs: (programs?.programs ?? []).filter(({ status }) => shownStatuses.includes(status)).slice(0, maxPrograms),
    halls: halls?.halls ?? [],
    categories: (categories?.categories ?? []).filter(({ _parent }) => _parent === null),
    /** One of the requests has failed. */
    isIncomplete: !programs || !halls || !categories,
  };
};

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

/** Current auctions, halls and shop categories, loaded when the menu is opened; null until then. */
export const useCatalogue = () => {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; catalogue: Catalogue } | null>(null);
  useEffect(() => {
    let isMounted = true;
    void loadCatalogue().then((catalogue) => isMounted && setLoaded({ language, catalogue }));
    return () => {
      isMounted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.catalogue : null;
};
