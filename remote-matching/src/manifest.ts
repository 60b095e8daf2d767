import { describeExtensions, describePages, type RemoteManifest } from 'shared/remotes';
import { extensions } from './extensions';
import { badges, navigation } from './navigation';
import { pages } from './pages';

export const manifest: RemoteManifest = {
  name: 'remote-matching',
  title: { ko: '비즈니스 매칭', en: 'Business matching', cn: '商务匹配' },
  contract: '^1.4.0',
  routes: describePages(pages),
  extensions: describeExtensions(extensions),
  navigation,
  badges,
};
