import type { NavigationChoice, NavigationItem, RemoteManifest } from 'shared/remotes';

interface PublicRegistry {
  channels: { stable?: Record<string, { manifest: RemoteManifest }> };
}

/** The manifests of the remotes that every visitor gets, as the host says. */
export const fetchManifests = async (): Promise<RemoteManifest[]> => {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answers ${response.status}`);
  const { channels } = (await response.json()) as PublicRegistry;
  return Object.values(channels.stable ?? {}).map(({ manifest }) => manifest);
};

const isSame = (one: NavigationChoice, other: NavigationChoice) => one.place === other.place && one.to === other.to;

/** The choices with those entries that have none yet, each after what is before it. Those of remotes that do not run now stay. */
const completeChoices = (
  items: readonly NavigationItem[],
  choices: readonly NavigationChoice[],
): NavigationChoice[] => [
  ...choices,
  ...items
    .filter((item) => !choices.some((choice) => isSame(choice, item)))
    .map(({ place, to, hidden }) => ({ place, to, ...(hidden && { hidden }) })),
];

/** Moves an entry to where another one of its place is now. */
export const moveChoice = (
  items: readonly NavigationItem[],
  choices: readonly NavigationChoice[],
  from: NavigationItem,
  to: NavigationItem,
): NavigationChoice[] => {
  const all = completeChoices(items, choices);
  const start = all.findIndex((choice) => isSame(choice, from));
  const end = all.findIndex((choice) => isSame(choice, to));
  return all.toSpliced(start, 1).toSpliced(end, 0, all[start] as NavigationChoice);
};

/** Hides an entry, or shows it again. */
export const toggleChoice = (
  items: readonly NavigationItem[],
  choices: readonly NavigationChoice[],
  { place, to, hidden }: NavigationItem,
): NavigationChoice[] =>
  completeChoices(items, choices).map((choice) =>
    isSame(choice, { place, to }) ? { place, to, ...(!hidden && { hidden: true }) } : choice,
  );
