import { definePages } from 'shared/remotes';

export const pages = definePages([
  {
    path: '/matching',
    title: { ko: '비즈니스 매칭', en: 'Business matching', cn: '商务匹配' },
    ssr: true,
    eager: true,
  },
  {
    path: '/matching/faqs',
    title: {
      ko: '비즈니스 매칭 자주 묻는 질문',
      en: 'Business matching: questions and answers',
      cn: '商务匹配常见问题',
    },
    ssr: true,
    eager: true,
  },
  {
    path: '/matching/fairs',
    title: { ko: '매칭 행사', en: 'Fairs', cn: '匹配活动' },
    ssr: true,
    lazy: () => import('./find/fairs/page'),
  },
  {
    path: '/matching/fairs/:id',
    title: { ko: '매칭 행사', en: 'Fair', cn: '匹配活动' },
    ssr: true,
    lazy: () => import('./find/fairs/detail/page'),
  },
  {
    path: '/matching/fairs/:id/apply',
    title: { ko: '행사 참가 신청', en: 'Apply to a fair', cn: '报名参加活动' },
    lazy: () => import('./find/fairs/apply/page'),
  },
  {
    path: '/matching/schedule',
    title: { ko: '내 일정', en: 'My events', cn: '我的日程' },
    lazy: () => import('./schedule/page'),
  },
  {
    path: '/matching/login',
    title: { ko: '로그인', en: 'Sign in', cn: '登录' },
    lazy: () => import('./account/login/page'),
  },
  {
    path: '/matching/join',
    title: { ko: '회원 가입', en: 'Join', cn: '注册会员' },
    lazy: () => import('./account/join/page'),
  },
  {
    path: '/matching/recovery',
    title: { ko: '아이디·비밀번호 찾기', en: 'Find username or password', cn: '找回用户名或密码' },
    lazy: () => import('./account/recovery/page'),
  },
  {
    path: '/matching/support',
    title: { ko: '1:1 문의', en: '1:1 inquiry', cn: '一对一咨询' },
    lazy: () => import('./account/support/page'),
  },
  {
    path: '/matching/support/create',
    title: { ko: '1:1 문의 쓰기', en: 'Write an inquiry', cn: '提交一对一咨询' },
    scope: 'user',
    lazy: () => import('./account/support/create-page'),
  },
  {
    path: '/matching/support/:id',
    title: { ko: '1:1 문의', en: '1:1 inquiry', cn: '一对一咨询' },
    lazy: () => import('./account/support/question-page'),
  },
  {
    path: '/matching/notices',
    title: { ko: '공지사항', en: 'Notices', cn: '公告' },
    ssr: true,
    lazy: () => import('./account/notices/page'),
  },
  {
    path: '/matching/notices/:id',
    title: { ko: '공지사항', en: 'Notice', cn: '公告' },
    ssr: true,
    lazy: () => import('./account/notices/notice-page'),
  },
  {
    path: '/matching/products',
    title: { ko: '내 제품', en: 'My products', cn: '我的产品' },
    scope: 'seller',
    lazy: () => import('./company/products/page'),
  },
  {
    path: '/matching/products/create',
    title: { ko: '제품 등록', en: 'Add a product', cn: '登记产品' },
    scope: 'seller',
    lazy: () => import('./company/products/create-page'),
  },
  {
    path: '/matching/products/:id',
    title: { ko: '제품', en: 'Product', cn: '产品' },
    lazy: () => import('./company/products/product-page'),
  },
  {
    path: '/matching/company',
    title: { ko: '기업 정보', en: 'Company information', cn: '企业信息' },
    lazy: () => import('./company/profile/page'),
  },
  {
    path: '/matching/me',
    title: { ko: '마이페이지', en: 'My page', cn: '我的主页' },
    lazy: () => import('./account/me/page'),
  },
  {
    path: '/matching/me/edit',
    title: { ko: '내 정보 수정', en: 'Edit my info', cn: '修改我的信息' },
    scope: 'user',
    lazy: () => import('./account/me/edit-page'),
  },
  {
    path: '/matching/me/withdraw',
    title: { ko: '회원 탈퇴', en: 'Leave', cn: '注销会员' },
    lazy: () => import('./account/me/withdraw-page'),
  },
  {
    path: '/matching/inbox',
    title: { ko: '알림함', en: 'Inbox', cn: '通知' },
    lazy: () => import('./account/inbox/page'),
  },
  {
    path: '/matching/manuals/seller',
    title: { ko: '판매기업 이용 안내서', en: 'Manual for sellers', cn: '卖方使用手册' },
    ssr: true,
    lazy: () => import('./find/manuals/seller-page'),
  },
  {
    path: '/matching/manuals/buyer',
    title: { ko: '바이어 이용 안내서', en: 'Manual for buyers', cn: '买方使用手册' },
    ssr: true,
    lazy: () => import('./find/manuals/buyer-page'),
  },
]);
