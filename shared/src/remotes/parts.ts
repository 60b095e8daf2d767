import type { ComponentType } from 'react';
import type { SlotValues } from 'shared/slots';
import type { SlotEntry } from './manifest';

/** What a remote shows in a slot of another one's page. It loads its own data. */
export interface RemotePart {
  Part: ComponentType<{ values: SlotValues }>;
}

/** A part in a file of its own, which is loaded when a page with its slot is open. */
export interface LazyPart {
  slot: string;
  lazy: () => Promise<{ part: RemotePart }>;
}

type PartDescription = SlotEntry & LazyPart;

/**
 * The list of a remote's parts, from which its manifest and its module are made. Where it is called with an array literal, the build treats it
 * as that of `definePages`.
 */
export const defineParts = <const Parts extends readonly PartDescription[]>(parts: Parts): Parts => parts;

/** The manifest's slots. Loads no part. */
export const describeParts = (parts: readonly PartDescription[]): SlotEntry[] =>
  parts.map(({ lazy, ...entry }) => entry);

/** The parts of the remote's module, in the order of the list. */
export const createParts = (parts: readonly PartDescription[]): LazyPart[] =>
  parts.map(({ slot, lazy }) => ({ slot, lazy }));
