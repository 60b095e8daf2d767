import { texts } from 'shared/i18n';

export const { useT } = texts('ui-state', {
  ko: {
    emptyTitle: '아직 내용이 없습니다',
    errorTitle: '내용을 불러오지 못했습니다',
    retry: '다시 시도',
    loading: '불러오는 중입니다',
  },
  en: {
    emptyTitle: 'Nothing here yet',
    errorTitle: 'This could not be loaded',
    retry: 'Try again',
    loading: 'Loading',
  },
  cn: {
    emptyTitle: '暂无内容',
    errorTitle: '内容加载失败',
    retry: '重试',
    loading: '正在加载',
  },
});
