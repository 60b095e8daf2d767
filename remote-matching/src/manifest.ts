import { describePages, describeParts, type RemoteManifest } from 'shared/remotes';
import { pages } from './pages';
import { parts } from './parts';

export const manifest: RemoteManifest = {
  name: 'remote-matching',
  contract: '^1.3.0',
  routes: describePages(pages),
  slots: describeParts(parts),
};
