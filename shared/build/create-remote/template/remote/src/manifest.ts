import { describePages, type RemoteManifest } from 'shared/remotes';
import { pages } from './pages';

export const manifest: RemoteManifest = {
  name: 'remote-sample',
  title: { ko: '매칭 행사', en: 'Fairs', cn: '匹配活动' },
  contract: '^1.4.0',
  routes: describePages(pages),
  // Links in the navigation of the site, by default with the title and the scope of their pages (docs/develop-a-remote.md).
  navigation: [
    { place: 'menu', to: '/sample' },
    { place: 'menu', to: '/sample/account' },
  ],
};
