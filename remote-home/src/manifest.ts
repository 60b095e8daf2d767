import { describePages, type RemoteManifest } from 'shared/remotes';
import { badges, navigation } from './navigation';
import { pages } from './pages';

export const manifest: RemoteManifest = {
  name: 'remote-home',
  title: { ko: '홈', en: 'Home', cn: '首页' },
  contract: '^1.4.0',
  routes: describePages(pages),
  navigation,
  badges,
};
