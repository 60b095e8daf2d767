import type { NavigationPlace } from 'shared/format';
import type { RemoteManifest, RouteEntry } from './manifest';
import type { NavigationEntry, Titles } from './navigation-entry';

/** What the setting says of an entry: its position is that in the list. */
export interface NavigationChoice {
  place: NavigationPlace;
  to: string;
  hidden?: boolean | undefined;
}

/** An entry with everything that is left out by default. */
export interface NavigationItem extends NavigationEntry {
  title: Titles;
  section: Titles;
  /** The setting says not to show it. */
  hidden: boolean;
}

/** The path in an address, without query and hash. */
export const toPath = (address: string): string => address.split(/[?#]/)[0] ?? address;

const findIndex = (choices: readonly NavigationChoice[], { place, to }: NavigationChoice) =>
  choices.findIndex((choice) => choice.place === place && choice.to === to);

/**
 * What remotes offer, in the order of the setting; entries that it does not name come last, in the order of the remotes. A manifest that offers
 * nothing may be of a release from before there was navigation: of its pages, those that the setting names are shown by their titles.
 */
export const listNavigation = (
  manifests: readonly RemoteManifest[],
  choices: readonly NavigationChoice[],
): NavigationItem[] =>
  manifests
    .flatMap(({ title, routes, navigation }) => {
      const findRoute = (path: string) => routes.find((route) => route.path === path);
      const offered: readonly NavigationEntry[] =
        navigation ?? choices.flatMap(({ place, to }) => (findRoute(to) ? { place, to } : []));
      return offered.map((entry) => {
        const page = findRoute(toPath(entry.to));
        const section = entry.section ?? title ?? (routes[0] as RouteEntry).title;
        const index = findIndex(choices, entry);
        return {
          index: index < 0 ? choices.length : index,
          item: {
            title: page?.title ?? section,
            ...(page?.scope && { scope: page.scope }),
            ...entry,
            section,
            hidden: choices[index]?.hidden ?? false,
          },
        };
      });
    })
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
