import { describePages, describeParts, type RemoteManifest } from 'shared/remotes';
import { badges, navigation } from './navigation';
import { pages } from './pages';
import { parts } from './parts';

export const manifest: RemoteManifest = {
  name: 'remote-matching',
  title: { ko: '비즈니스 매칭', en: 'Business matching', cn: '商务匹配' },
  contract: '^1.4.0',
  routes: describePages(pages),
  slots: describeParts(parts),
  navigation,
  badges,
};
