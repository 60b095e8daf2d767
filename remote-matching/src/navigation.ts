import type { BadgeEntry, NavigationEntry } from 'shared/remotes';

export const navigation: readonly NavigationEntry[] = [
  { place: 'header', to: '/matching', title: { ko: '비즈니스 매칭', en: 'Matching', cn: '商务匹配' } },
  { place: 'menu', to: '/matching', title: { ko: '매칭 소개', en: 'About matching', cn: '匹配介绍' } },
  { place: 'menu', to: '/matching/fairs' },
  {
    place: 'menu',
    to: '/matching/faqs',
    title: { ko: '자주 묻는 질문', en: 'Questions and answers', cn: '常见问题' },
  },
];

export const badges: readonly BadgeEntry[] = [
  {
    to: '/matching/inbox',
    title: { ko: '새 알림', en: 'New notifications', cn: '新通知' },
    icon: 'bell',
    route: '/v1/me/inbox?limit=1&unread=true',
    field: 'unread',
    scope: ['seller', 'buyer'],
  },
];
