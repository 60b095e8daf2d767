import { texts } from 'shared/i18n';

export const notFoundI18n = texts('not-found', {
  ko: {
    title: '찾으시는 페이지가 없습니다',
    text: '주소가 바뀌었거나 사라진 페이지입니다. 주소를 다시 확인하시거나 아래에서 이어서 살펴보세요.',
    links: '이어서 볼 곳',
    toHome: '홈으로',
  },
  en: {
    title: 'There is no such page',
    text: 'The page has moved or no longer exists. Please check the address, or carry on from one of the links below.',
    links: 'Where to go from here',
    toHome: 'Go to the home page',
  },
  cn: {
    title: '找不到该页面',
    text: '该页面可能已移动或不存在。请检查网址，或从下面的链接继续浏览。',
    links: '您可以继续浏览',
    toHome: '返回首页',
  },
});
