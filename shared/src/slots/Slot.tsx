import { type ComponentType, useEffect, useState } from 'react';

/** What a page passes to the extensions in a slot, such as the id of the record that it shows. */
export type SlotValues = Readonly<Record<string, string>>;

export interface SlotProps {
  /** Words with hyphens, such as `fair-page`. */
  name: string;
  values?: SlotValues;
}

/** Loads the module of the component that shows the extensions of a slot. */
type LoadExtensions = () => Promise<{ SlotExtensions: ComponentType<SlotProps> }>;

/** Not one of the singletons: on a host that knows no slots there is none, and pages are shown without extensions. */
const key = Symbol.for('portico.slots');
const global = globalThis as { [key]?: LoadExtensions };

/** Called by the host, once in a browser's page. */
export const provideSlots = (loadExtensions: LoadExtensions) => {
  global[key] = loadExtensions;
};

/**
 * A named place in a page in which other remotes show their extensions. It is empty on the server and without a host; extensions load after the page,
 * and one that fails leaves nothing in its place.
 */
export const Slot = (props: SlotProps) => {
  const [Extensions, setExtensions] = useState<ComponentType<SlotProps> | null>(null);
  useEffect(() => {
    let isMounted = true;
    global[key]?.().then(
      ({ SlotExtensions }) => isMounted && setExtensions(() => SlotExtensions),
      // The page goes on without its extensions.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Extensions && <Extensions {...props} />;
};
