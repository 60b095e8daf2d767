import { defineParts } from 'shared/remotes';

/** What pages of other remotes show of matching. */
export const parts = defineParts([
  { slot: 'my-page', scope: ['seller', 'buyer'], lazy: () => import('./parts/meetings') },
  { slot: 'console-dashboard', scope: ['console'], lazy: () => import('./parts/current-fairs') },
]);
