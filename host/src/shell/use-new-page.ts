import { useEffect } from 'react';
import { hasPage, readRegistry } from '../federation/registry';

/** Whether the host was asked for this very address when the document was loaded, and so has said what it knows of it. */
const isAddressOfDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === location.pathname;
};

/**
 * Loads the document again where the path that no remote of this page serves is one of a remote that came since. Only a new document
 * can show it: the policy of this one may not allow the remote's origin.
 */
export const useNewPage = (unknownPath: string | undefined) => {
  useEffect(() => {
    if (unknownPath === undefined || isAddressOfDocument()) return;
    let isUnmounted = false;
    const reload = async () => {
      const registry = await readRegistry();
      if (!isUnmounted && hasPage(registry, unknownPath)) location.reload();
    };
    reload().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [unknownPath]);
};
