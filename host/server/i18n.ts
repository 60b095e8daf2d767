import { texts } from 'shared/i18n';

export const serverI18n = texts('server', {
  ko: { errorText: '지금은 이 화면을 열 수 없습니다. 잠시 후 다시 시도해 주세요.' },
  en: { errorText: 'This page cannot be opened right now. Please try again in a moment.' },
  cn: { errorText: '目前无法打开此页面，请稍后再试。' },
});
