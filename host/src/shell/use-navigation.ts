import { use, useMemo } from 'react';
import { useAuth } from 'shared/auth';
import { useLanguage } from 'shared/i18n';
import { listNavigation, type NavigationItem } from 'shared/remotes';
import { useSetting } from './SettingProvider';
import { ManifestsContext } from './use-has-page';

type Place = NavigationItem['place'];

interface SiteLink {
  to: string;
  text: string;
}

const noChoices: [] = [];
const noScope: string[] = [];

/** Entries of the navigation that the reader may see, in the order of the setting; those that it hides are marked. */
export const useNavigation = (): readonly NavigationItem[] => {
  const manifests = use(ManifestsContext);
  const choices = useSetting()?.navigation ?? noChoices;
  const scopes = useAuth(({ user }) => user?.scope) ?? noScope;
  return useMemo(
    () =>
      listNavigation(manifests, choices).filter(
        ({ scope }) => !scope || [scope].flat().some((one) => scopes.includes(one)),
      ),
    [manifests, choices, scopes],
  );
};

/** The links of places, one place after the other. */
export const useSiteLinks = (...places: Place[]): SiteLink[] => {
  const language = useLanguage();
  const items = useNavigation();
  return places.flatMap((place) =>
    items.flatMap((item) => (item.place === place && !item.hidden ? { to: item.to, text: item.title[language] } : [])),
  );
};
