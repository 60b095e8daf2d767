import { useEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { fetchRoute } from '../../fetch-route';

/** Answers by their route; null for one that failed. */
type Answers = ReadonlyMap<string, unknown>;

const load = async (routes: readonly string[]): Promise<Answers> =>
  new Map(
    await Promise.all(
      routes.map(async (route) => [route, await fetchRoute(route).catch(() => null)] as [string, unknown]),
    ),
  );

/** The answers of the API for the lists of the menu, in the current language, loaded when it is opened; null until then. */
export const useListAnswers = (routes: readonly string[]): Answers | null => {
  const key = [useLanguage(), ...routes].join(' ');
  const [loaded, setLoaded] = useState<{ key: string; answers: Answers } | null>(null);
  useEffect(() => {
    let isMounted = true;
    const [, ...asked] = key.split(' ');
    void load(asked).then((answers) => isMounted && setLoaded({ key, answers }));
    return () => {
      isMounted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.answers : null;
};
