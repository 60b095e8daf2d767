import type { ComponentType } from 'react';
import type { SlotValues } from 'shared/slots';
import type { ExtensionEntry } from './manifest';

/** What a remote shows in a slot of another one's page. It loads its own data. */
export interface RemoteExtension {
  Extension: ComponentType<{ values: SlotValues }>;
}

/** An extension in a file of its own, which is loaded when a page with its slot is open. */
export interface LazyExtension {
  slot: string;
  lazy: () => Promise<{ extension: RemoteExtension }>;
}

type ExtensionDescription = ExtensionEntry & LazyExtension;

/**
 * The list of a remote's extensions, which its module brings and from which its manifest is made. Where it is called with an array literal, the build treats it
 * as that of `definePages`.
 */
export const defineExtensions = <const Extensions extends readonly ExtensionDescription[]>(
  extensions: Extensions,
): Extensions => extensions;

/** The manifest's extensions. Loads none of them. */
export const describeExtensions = (extensions: readonly ExtensionDescription[]): ExtensionEntry[] =>
  extensions.map(({ lazy, ...entry }) => entry);
