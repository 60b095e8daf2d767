import type { Language } from 'shared/i18n';
import type { BadgeEntry } from './badges';
import type { NavigationEntry, NavigationList, Scope, Titles } from './navigation-entry';
import type { RemoteName } from './remote-name';

/** A path of a remote, which the host knows before it loads any of the remote's code. */
export interface RouteEntry {
  /** Absolute pattern of react-router; `/*` at the end includes all paths below. */
  path: string;
  title: Titles;
  /** Scope that the host's guard requires at exactly this path. */
  scope?: Scope;
  /** Rendered on the server for visitors. */
  ssr?: boolean;
  /**
   * Stands for a path with parameters where the release is tried before it is deployed: a part for the one parameter, such as a slug, or an
   * address. Hosts never get it.
   */
  example?: string;
  /** Name of the page's chunk. Styles that only this chunk uses are loaded with its pages only. */
  chunk?: string;
}

/** What a remote shows in a slot of another one's page. */
export interface ExtensionEntry {
  /** Words with hyphens, such as `fair-page`. */
  slot: string;
  /** Readers with one of these scopes see it; without it everybody does. */
  scope?: readonly Scope[];
  /** Name of its chunk. Styles that only this chunk uses are loaded with it only. */
  chunk?: string;
}

/** A list of the API whose records have pages in a remote; `text` is their title. The shell shows them without the remote's code. */
export interface RecordList extends Pick<NavigationList, 'route' | 'field' | 'text'> {
  /** Path of a record's page, with fields of the record in braces, as in `NavigationEntry`. */
  to: string;
  /** The fields of a record with a description, and with the time of the last change, if there are any. */
  description?: string;
  changedAt?: string;
  /** What readers call the records. */
  title: Titles;
  /** `search`: the page of results, where the list takes `q`; `sitemap`; `feed`: the latest of them. */
  places: readonly ('search' | 'sitemap' | 'feed')[];
}

/** The names of the chunks of pages and extensions, each once. */
export const getChunks = ({ routes, extensions = [] }: Pick<RemoteManifest, 'routes' | 'extensions'>): string[] => [
  ...new Set([...routes, ...extensions].flatMap(({ chunk }) => chunk ?? [])),
];

/** A remote's description of itself. */
export interface RemoteManifest {
  name: RemoteName;
  /**
   * What readers call it, in a message that it does not load. Hosts before contract 1.4.0 do not run a release that has it
   * (decision 75).
   */
  title?: Titles;
  /** The range of host contracts for which it was built, such as `^1.0.0`. */
  contract: string;
  /**
   * The API contract against which it was built, such as `1.4.0`; releases before decision 79 do not say. Hosts before contract 1.4.0 do
   * not run a release of a registry that has it.
   */
  api?: string;
  /** The commit that it was built from, with `-dirty` where files differed from it; a build says it where it knows it. */
  commit?: string;
  routes: readonly RouteEntry[];
  /** What it shows in pages of other remotes. Hosts before contract 1.6.0 do not show it. */
  extensions?: readonly ExtensionEntry[];
  /** Records for the site's search, sitemap and feed. Hosts before contract 1.6.0 do not show them. */
  records?: readonly RecordList[];
  /** Links in the shell's navigation (decision 82). Hosts before contract 1.6.0 show none of them. */
  navigation?: readonly NavigationEntry[];
  /** Numbers in the header. */
  badges?: readonly BadgeEntry[];
}

/** What readers call a remote; one without a title is called by that of its first page. */
export const getRemoteTitle = ({ name, title, routes }: RemoteManifest, language: Language): string =>
  (title ?? routes[0]?.title)?.[language] ?? name;
