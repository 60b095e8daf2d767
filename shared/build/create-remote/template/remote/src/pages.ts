import { definePages } from 'shared/remotes';

export const pages = definePages([
  {
    path: '/sample',
    title: { ko: '매칭 행사', en: 'Fairs', cn: '匹配活动' },
    ssr: true,
    eager: true,
  },
  {
    path: '/sample/account',
    title: { ko: '내 정보', en: 'My details', cn: '我的信息' },
    scope: 'user',
    lazy: () => import('./account/page'),
  },
]);
