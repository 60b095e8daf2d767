import { definePages } from 'shared/remotes';

const title = { ko: '관리자', en: 'Console', cn: '管理后台' };

/** The guard checks the scope at exactly `/console`; the paths below it are pages of the same area. */
export const pages = definePages([
  { path: '/console', title, scope: 'console', eager: true },
  { path: '/console/*', title, eager: true },
]);
