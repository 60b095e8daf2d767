import { texts } from 'shared/i18n';

const ko = {
  'remote-home': '홈페이지',
  'remote-console': '관리자',
  'remote-matching': '비즈니스 매칭',
  loading: '불러오는 중입니다',
  slowly: '{{name}} 화면을 불러오는 데 평소보다 오래 걸리고 있습니다.',
  offline: '인터넷에 연결되어 있지 않아 {{name}} 화면을 열 수 없습니다.',
  slow: '{{name}} 화면이 응답하지 않아 열 수 없습니다.',
  unreachable: '지금은 {{name}} 화면을 열 수 없습니다.',
  mismatched: '{{name}} 화면이 이 사이트의 버전과 맞지 않습니다.',
  crashed: '{{name}} 화면을 표시하는 중 문제가 생겼습니다.',
  data: '내용을 불러오지 못했습니다.',
  offlineHint: '연결을 확인한 뒤 다시 시도해 주세요. 연결되면 자동으로 다시 시도합니다.',
  hint: '다른 메뉴와 전화 상담은 그대로 이용하실 수 있습니다.',
  mismatchedHint: '화면 버전 {{version}}, 필요한 사이트 계약 {{wanted}}, 현재 {{given}}. 잠시 후 다시 방문해 주세요.',
  keptHint: '아래 내용은 읽으실 수 있지만 일부 기능은 작동하지 않습니다.',
  retry: '다시 시도',
  retrying: '다시 시도하는 중',
  id: '오류 번호 {{id}}',
} as const;

const en: Record<keyof typeof ko, string> = {
  'remote-home': 'The home page',
  'remote-console': 'The console',
  'remote-matching': 'Business matching',
  loading: 'Loading',
  slowly: '{{name}} is taking longer than usual to load.',
  offline: '{{name}} cannot open because you are offline.',
  slow: '{{name}} cannot open because it does not answer.',
  unreachable: '{{name}} cannot open right now.',
  mismatched: '{{name}} does not fit the version of this site.',
  crashed: '{{name}} ran into a problem while it was shown.',
  data: 'The content could not be loaded.',
  offlineHint: 'Check your connection and try again. We also try by ourselves once you are back online.',
  hint: 'The other pages and our phone lines work as usual.',
  mismatchedHint:
    'Page version {{version}} needs site contract {{wanted}}; this site has {{given}}. Please come back shortly.',
  keptHint: 'You can read on below, but some functions do not work.',
  retry: 'Try again',
  retrying: 'Trying again',
  id: 'Error number {{id}}',
};

const cn: Record<keyof typeof ko, string> = {
  'remote-home': '首页',
  'remote-console': '管理后台',
  'remote-matching': '商务匹配',
  loading: '正在加载',
  slowly: '{{name}}加载时间比平时长。',
  offline: '您处于离线状态，无法打开{{name}}。',
  slow: '{{name}}没有响应，无法打开。',
  unreachable: '目前无法打开{{name}}。',
  mismatched: '{{name}}与本站版本不匹配。',
  crashed: '显示{{name}}时出现问题。',
  data: '内容加载失败。',
  offlineHint: '请检查网络后重试。恢复连接后会自动重试。',
  hint: '其他页面和电话咨询可照常使用。',
  mismatchedHint: '页面版本 {{version}} 需要站点契约 {{wanted}}，当前为 {{given}}。请稍后再来。',
  keptHint: '您可以继续阅读下方内容，但部分功能无法使用。',
  retry: '重试',
  retrying: '正在重试',
  id: '错误编号 {{id}}',
};

export const { useT } = texts('federation', { ko, en, cn });
