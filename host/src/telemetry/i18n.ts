import { texts } from 'shared/i18n';

export const { useT } = texts('telemetry', {
  ko: {
    available: '새 버전이 있습니다',
    reload: '새로 고침',
    dismiss: '나중에',
    unsaved: '작성 중인 내용이 있습니다. 새로 고치면 지워집니다.',
    keepWriting: '계속 작성',
    discard: '지우고 새로 고침',
  },
  en: {
    available: 'A new version is available',
    reload: 'Reload',
    dismiss: 'Later',
    unsaved: 'You have text that is not saved. Reloading discards it.',
    keepWriting: 'Keep writing',
    discard: 'Discard and reload',
  },
  cn: {
    available: '有新版本可用',
    reload: '刷新',
    dismiss: '稍后',
    unsaved: '您有尚未保存的内容，刷新后将会丢失。',
    keepWriting: '继续填写',
    discard: '放弃并刷新',
  },
});
