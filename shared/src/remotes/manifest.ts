import type { Language } from 'shared/i18n';

export const remoteNames = ['remote-home', 'remote-console', 'remote-matching'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** A path that a remote answers, known to the host without any of its code. */
export interface RouteEntry {
  /** React-router pattern, absolute; `/*` at the end takes everything below. */
  path: string;
  title: Readonly<Record<Language, string>>;
  /** Scope that the guard asks for at exactly this path. */
  scope?: 'console' | 'user' | 'seller' | 'buyer';
  /** Rendered on the server for visitors. */
  ssr?: boolean;
  /** Name of the chunk that the page lies in; styles that only such chunks use come with their pages alone. */
  chunk?: string;
}

export const chunksOf = (routes: readonly RouteEntry[]): string[] => [
  ...new Set(routes.flatMap(({ chunk }) => chunk ?? [])),
];

/** What a remote says of itself. */
export interface RemoteManifest {
  name: RemoteName;
  /** Range of host contracts it was built for, such as `^1.0.0`. */
  contract: string;
  routes: readonly RouteEntry[];
}
