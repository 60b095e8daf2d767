import { texts } from 'shared/i18n';

/** The texts of `FailureNotice`, which load with it. */
export const failureI18n = texts('failure', {
  ko: {
    offline: '인터넷에 연결되어 있지 않아 {{name}} 화면을 열 수 없습니다.',
    slow: '{{name}} 화면이 응답하지 않아 열 수 없습니다.',
    unreachable: '지금은 {{name}} 화면을 열 수 없습니다.',
    mismatched: '{{name}} 화면이 이 사이트의 버전과 맞지 않습니다.',
    disabled: '{{name}} 화면은 지금 점검 중입니다.',
    data: '내용을 불러오지 못했습니다.',
    offlineHint: '연결을 확인한 뒤 다시 시도해 주세요. 연결되면 자동으로 다시 시도합니다.',
    disabledHint: '점검이 끝나면 자동으로 열립니다. 다른 메뉴와 전화 상담은 그대로 이용하실 수 있습니다.',
    mismatchedHint:
      '화면 버전 {{version}}, 필요한 사이트 계약 {{required}}, 현재 {{current}}. 잠시 후 다시 방문해 주세요.',
    readableHint: '아래 내용은 읽으실 수 있지만 일부 기능은 작동하지 않습니다.',
    retry: '다시 시도',
    retrying: '다시 시도하는 중',
    id: '오류 번호 {{id}}',
  },
  en: {
    offline: '{{name}} cannot open because you are offline.',
    slow: '{{name}} cannot open because it does not answer.',
    unreachable: '{{name}} cannot open right now.',
    mismatched: '{{name}} does not fit the version of this site.',
    disabled: '{{name}} is being maintained right now.',
    data: 'The content could not be loaded.',
    offlineHint: 'Check your connection and try again. We also try by ourselves once you are back online.',
    disabledHint: 'It opens by itself when that is done. The other pages and our phone lines work as usual.',
    mismatchedHint:
      'Page version {{version}} needs site contract {{required}}; this site has {{current}}. Please come back shortly.',
    readableHint: 'You can read on below, but some functions do not work.',
    retry: 'Try again',
    retrying: 'Trying again',
    id: 'Error number {{id}}',
  },
  cn: {
    offline: '您处于离线状态，无法打开{{name}}。',
    slow: '{{name}}没有响应，无法打开。',
    unreachable: '目前无法打开{{name}}。',
    mismatched: '{{name}}与本站版本不匹配。',
    disabled: '{{name}}正在维护中。',
    data: '内容加载失败。',
    offlineHint: '请检查网络后重试。恢复连接后会自动重试。',
    disabledHint: '维护结束后会自动打开。其他页面和电话咨询可照常使用。',
    mismatchedHint: '页面版本 {{version}} 需要站点契约 {{required}}，当前为 {{current}}。请稍后再来。',
    readableHint: '您可以继续阅读下方内容，但部分功能无法使用。',
    retry: '重试',
    retrying: '正在重试',
    id: '错误编号 {{id}}',
  },
});
