import { useState } from 'react';
import { lazyComponent } from 'shared/ui';
import type { ActionRequest } from './ActionDialog';

const ActionDialog = lazyComponent(() => import('./ActionDialog').then(({ ActionDialog }) => ActionDialog));

/** An `ActionDialog` whose code is loaded with the first request. */
export const LazyActionDialog = ({ request, onClose }: { request: ActionRequest | null; onClose: () => void }) => {
  const [loaded, setLoaded] = useState(false);
  if (request && !loaded) setLoaded(true);
  return loaded ? <ActionDialog request={request} onClose={onClose} /> : null;
};
