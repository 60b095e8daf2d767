import { texts } from 'shared/i18n';

export const liveI18n = texts('matching-live', {
  ko: {
    reconnecting: '실시간 연결이 끊겨 다시 연결하고 있습니다. 보이는 내용이 늦을 수 있습니다.',
    offline: '인터넷 연결이 끊겼습니다. 연결되면 이어서 불러옵니다.',
  },
  en: {
    reconnecting: 'The live connection is lost and being restored. What you see may be late.',
    offline: 'You are offline. What is missing comes once you are connected.',
  },
  cn: {
    reconnecting: '实时连接已断开，正在重新连接。显示内容可能有延迟。',
    offline: '网络连接已断开，恢复后将继续加载。',
  },
});
