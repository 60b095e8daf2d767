import type { NavigationChoice, RemoteManifest } from 'shared/remotes';

/** The position of the first entry of a remote in the navigation that administrators have set. */
const findPosition = ({ navigation = [], routes }: RemoteManifest, choices: readonly NavigationChoice[]) => {
  const addresses = new Set([...navigation.map(({ to }) => to), ...routes.map(({ path }) => path)]);
  const position = choices.findIndex(({ to }) => addresses.has(to));
  return position < 0 ? choices.length : position;
};

/** Releases in the order in which their remotes stand in the navigation; those that the setting does not name come last, as the registry has them. */
export const sortByNavigation = <Release extends { manifest: RemoteManifest }>(
  releases: readonly Release[],
  choices: readonly NavigationChoice[],
): Release[] =>
  [...releases].sort((one, other) => findPosition(one.manifest, choices) - findPosition(other.manifest, choices));
