import { defineExtensions } from 'shared/remotes';

/** What pages of other remotes show of matching. */
export const extensions = defineExtensions([
  { slot: 'my-page', scope: ['seller', 'buyer'], lazy: () => import('./extensions/meetings') },
  { slot: 'console-dashboard', scope: ['console'], lazy: () => import('./extensions/current-fairs') },
]);
