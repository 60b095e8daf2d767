import { describePages, type RemoteManifest } from 'shared/remotes';
import { pages } from './pages';

export const manifest: RemoteManifest = {
  name: 'remote-sample',
  contract: '^1.3.0',
  routes: describePages(pages),
};
