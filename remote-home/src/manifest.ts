import type { RemoteManifest } from 'shared/remotes';

const home = { ko: '홈', en: 'Home', cn: '首页' };

export const manifest: RemoteManifest = {
  name: 'remote-home',
  contract: '^1.0.0',
  routes: [
    { path: '/', title: home, ssr: true },
    { path: '/en', title: home, ssr: true },
    { path: '/cn', title: home, ssr: true },
    { path: '/guide', title: { ko: '이용 안내', en: 'Guide', cn: '来访指引' }, ssr: true },
    { path: '/consult', title: { ko: '상담 신청', en: 'Request a consultation', cn: '申请咨询' }, ssr: true },
    { path: '/consult/mine', title: { ko: '내 상담 내역', en: 'My requests', cn: '我的咨询' }, ssr: true },
    { path: '/magazine', title: { ko: '매거진', en: 'Magazine', cn: '专栏' }, ssr: true },
    { path: '/magazine/:id', title: { ko: '매거진', en: 'Magazine', cn: '专栏' }, ssr: true },
    { path: '/notices/:id', title: { ko: '공지사항', en: 'Notice', cn: '公告' }, ssr: true },
    { path: '/lawyers/:slug', title: { ko: '변호사', en: 'Lawyer', cn: '律师' }, ssr: true },
    { path: '/terms/:code', title: { ko: '약관', en: 'Terms', cn: '条款' }, ssr: true },
    { path: '/login', title: { ko: '로그인', en: 'Sign in', cn: '登录' }, ssr: true },
  ],
};
