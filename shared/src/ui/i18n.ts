import { texts } from 'shared/i18n';

export const { useT } = texts('ui', {
  ko: {
    required: '필수',
    pages: '페이지 이동',
    previous: '이전 페이지',
    next: '다음 페이지',
    page: '{{page}} 페이지',
    close: '닫기',
  },
  en: {
    required: 'Required',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
    close: 'Close',
  },
  cn: {
    required: '必填',
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} 页',
    close: '关闭',
  },
});
