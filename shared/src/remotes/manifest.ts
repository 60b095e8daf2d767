import type { Language } from 'shared/i18n';

export const remoteNames = ['remote-home', 'remote-console', 'remote-matching'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** A path of a remote, which the host knows before it loads any of the remote's code. */
export interface RouteEntry {
  /** Absolute pattern of react-router; `/*` at the end includes all paths below. */
  path: string;
  title: Readonly<Record<Language, string>>;
  /** Scope that the host's guard requires at exactly this path. */
  scope?: 'console' | 'user' | 'seller' | 'buyer';
  /** Rendered on the server for visitors. */
  ssr?: boolean;
  /** Name of the page's chunk. Styles that only this chunk uses are loaded with its pages only. */
  chunk?: string;
}

/** The names of the chunks of pages, each once. */
export const getChunks = (routes: readonly RouteEntry[]): string[] => [
  ...new Set(routes.flatMap(({ chunk }) => chunk ?? [])),
];

/** A remote's description of itself. */
export interface RemoteManifest {
  name: RemoteName;
  /** The range of host contracts for which it was built, such as `^1.0.0`. */
  contract: string;
  routes: readonly RouteEntry[];
}
