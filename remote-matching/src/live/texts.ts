import { texts } from 'shared/i18n';

export const liveTexts = texts('matching-live', {
  ko: { lost: '실시간 연결이 끊겨 다시 연결하고 있습니다. 보이는 내용이 늦을 수 있습니다.' },
  en: { lost: 'The live connection is lost and being restored. What you see may be late.' },
  cn: { lost: '实时连接已断开，正在重新连接。显示内容可能有延迟。' },
});
