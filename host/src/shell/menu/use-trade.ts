import { useEffect, useState } from 'react';
import { type Api, api } from 'shared/client';
import { type Language, useLanguage } from 'shared/i18n';

type Programs = Awaited<ReturnType<Api['programs']['list']>>['programs'];
type Halls = Awaited<ReturnType<Api['halls']['list']>>['halls'];
type Categories = Awaited<ReturnType<Api['categories']['list']>>['categories'];

interface Trade {
  programs: Programs;
  halls: Halls;
  categories: Categories;
  /** Some of it could not be had. */
  partly: boolean;
}

const programsShown = 6;
const running: readonly string[] = ['PREVIEW', 'OPEN', 'CLOSING', 'SCHEDULED'];

const orNull = <T>(promise: Promise<T>) => promise.catch(() => null);

const load = async (): Promise<Trade> => {
  const [programs, halls, categories] = await Promise.all([
    orNull(api.programs.list({ query: { limit: 20 } })),
    orNull(api.halls.list()),
    orNull(api.categories.list({ query: { limit: 100 } })),
  ]);
  return {
    programs: (programs?.programs ?? []).filter(({ status }) => running.includes(status)).slice(0, programsShown),
    halls: halls?.halls ?? [],
    categories: (categories?.categories ?? []).filter(({ _parent }) => _parent === null),
    partly: !programs || !halls || !categories,
  };
};

/** What is auctioned and sold now, read when the menu is opened; null until it is there. */
export const useTrade = () => {
  const language = useLanguage();
  const [known, setKnown] = useState<{ language: Language; trade: Trade } | null>(null);
  useEffect(() => {
    let asked = true;
    void load().then((trade) => asked && setKnown({ language, trade }));
    return () => {
      asked = false;
    };
  }, [language]);
  return known?.language === language ? known.trade : null;
};
