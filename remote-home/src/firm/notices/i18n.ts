import { texts } from 'shared/i18n';

export const { useT, translate } = texts('notices', {
  ko: {
    title: '공지사항',
    lead: '휴무, 이전, 약관 변경처럼 알아 두실 일을 적어 둡니다.',
    empty: '새로운 공지가 없습니다',
    emptyPage: '이 페이지에는 공지가 없습니다',
    first: '처음부터 보기',
    pinned: '중요',
  },
  en: {
    title: 'Notices',
    lead: 'What is good to know: days off, moves, changes of our terms.',
    empty: 'There are no notices at the moment',
    emptyPage: 'There are no notices on this page',
    first: 'Start from the first page',
    pinned: 'Important',
  },
  cn: {
    title: '公告',
    lead: '休息日、迁址、条款变更等需要您了解的事项。',
    empty: '目前没有公告',
    emptyPage: '本页没有公告',
    first: '从第一页开始',
    pinned: '重要',
  },
});
