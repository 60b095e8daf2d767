import { texts } from 'shared/i18n';

export const { useT } = texts('ui-state', {
  ko: {
    emptyTitle: '아직 내용이 없습니다',
    errorTitle: '내용을 불러오지 못했습니다',
    retry: '다시 시도',
    errorId: '오류 번호 {{id}}',
    loading: '불러오는 중입니다',
  },
  en: {
    emptyTitle: 'Nothing here yet',
    errorTitle: 'This could not be loaded',
    retry: 'Try again',
    errorId: 'Error {{id}}',
    loading: 'Loading',
  },
  cn: {
    emptyTitle: '暂无内容',
    errorTitle: '内容加载失败',
    retry: '重试',
    errorId: '错误编号 {{id}}',
    loading: '正在加载',
  },
});
