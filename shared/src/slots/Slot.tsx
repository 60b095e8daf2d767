import { type ComponentType, useEffect, useState } from 'react';

/** What a page passes to the parts in a slot, such as the id of the record that it shows. */
export type SlotValues = Readonly<Record<string, string>>;

export interface SlotProps {
  /** Words with hyphens, such as `fair-page`. */
  name: string;
  values?: SlotValues;
}

/** Loads the module of the component that shows the parts of a slot. */
type LoadParts = () => Promise<{ SlotParts: ComponentType<SlotProps> }>;

/** Not one of the singletons: on a host that knows no slots there is none, and pages are shown without parts. */
const key = Symbol.for('portico.slots');
const global = globalThis as { [key]?: LoadParts };

/** Called by the host, once in a browser's page. */
export const provideSlots = (loadParts: LoadParts) => {
  global[key] = loadParts;
};

/**
 * A named place in a page in which other remotes show their parts. It is empty on the server and without a host; parts load after the page,
 * and one that fails leaves nothing in its place.
 */
export const Slot = (props: SlotProps) => {
  const [Parts, setParts] = useState<ComponentType<SlotProps> | null>(null);
  useEffect(() => {
    let isMounted = true;
    global[key]?.().then(
      ({ SlotParts }) => isMounted && setParts(() => SlotParts),
      // The page goes on without its parts.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Parts && <Parts {...props} />;
};
