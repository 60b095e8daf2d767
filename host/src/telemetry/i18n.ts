import { texts } from 'shared/i18n';

export const { useT } = texts('telemetry', {
  ko: {
    available: '새 버전이 있습니다',
    reload: '새로 고침',
    dismiss: '나중에',
    unsaved: '작성 중인 내용이 있습니다. 새로 고치면 지워집니다.',
    keepWriting: '계속 작성',
    discard: '지우고 새로 고침',
    analytics:
      '어느 페이지가 읽히는지 구글 애널리틱스로 세어도 될까요? 경로만 알리며, 거절하셔도 모든 기능을 그대로 쓰실 수 있습니다.',
    privacy: '개인정보 처리방침',
    allow: '동의',
    deny: '거절',
  },
  en: {
    available: 'A new version is available',
    reload: 'Reload',
    dismiss: 'Later',
    unsaved: 'You have text that is not saved. Reloading discards it.',
    keepWriting: 'Keep writing',
    discard: 'Discard and reload',
    analytics:
      'May we count with Google Analytics which pages are read? Only paths are sent, and everything works without it.',
    privacy: 'Privacy policy',
    allow: 'Agree',
    deny: 'Decline',
  },
  cn: {
    available: '有新版本可用',
    reload: '刷新',
    dismiss: '稍后',
    unsaved: '您有尚未保存的内容，刷新后将会丢失。',
    keepWriting: '继续填写',
    discard: '放弃并刷新',
    analytics: '可否使用谷歌分析统计页面阅读情况？仅发送路径，拒绝也不影响任何功能。',
    privacy: '隐私政策',
    allow: '同意',
    deny: '拒绝',
  },
});
