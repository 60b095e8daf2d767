import { describePages, type RemoteManifest } from 'shared/remotes';
import { pages } from './pages';

export const manifest: RemoteManifest = {
  name: 'remote-console',
  title: { ko: '관리자', en: 'Console', cn: '管理后台' },
  contract: '^1.4.0',
  routes: describePages(pages),
};
