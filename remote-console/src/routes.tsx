import type { RemoteModule } from 'shared/remotes';
import { Console } from './shell/Console';

/** The guard asks for the scope at exactly `/console`; every path below belongs to the same area. */
export const remote: RemoteModule = {
  routes: [
    { path: '/console', Page: Console },
    { path: '/console/*', Page: Console },
  ],
};
