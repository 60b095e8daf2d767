import { texts } from 'shared/i18n';

export const accountI18n = texts('sample-account', {
  ko: { title: '내 정보', lead: '로그인한 회원의 정보입니다.', username: '아이디', since: '가입일' },
  en: { title: 'My details', lead: 'The account that you are signed in with.', username: 'Username', since: 'Since' },
  cn: { title: '我的信息', lead: '当前登录会员的信息。', username: '用户名', since: '注册日期' },
});
