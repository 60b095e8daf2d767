import { i18n, type Language, texts } from 'shared/i18n';

const { translate } = texts('console-data', {
  ko: {
    network: '서버에 연결하지 못했습니다. 입력한 내용은 그대로 있습니다. 잠시 후 다시 시도해 주세요.',
    unsent: '서버에 연결하지 못했습니다.',
    unread: '서버에 연결하지 못해 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    network: 'The server could not be reached. What you typed is still here; please try again in a moment.',
    unsent: 'The server could not be reached.',
    unread: 'This could not be loaded, because the server could not be reached. Please try again in a moment.',
  },
  cn: {
    network: '无法连接服务器。您输入的内容仍然保留，请稍后重试。',
    unsent: '无法连接服务器。',
    unread: '无法连接服务器，内容未能加载，请稍后重试。',
  },
});

/** The message for a write ('network'), an upload ('unsent') or a read ('unread') without an answer. */
export const getNetworkMessage = (key: 'network' | 'unsent' | 'unread' = 'network') =>
  translate(i18n.language as Language)(key);
