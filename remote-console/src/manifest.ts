import type { RemoteManifest } from 'shared/remotes';

const title = { ko: '관리자', en: 'Console', cn: '管理后台' };

export const manifest: RemoteManifest = {
  name: 'remote-console',
  contract: '^1.0.0',
  routes: [
    { path: '/console', title, scope: 'console' },
    { path: '/console/*', title },
  ],
};
