import { texts } from 'shared/i18n';

export const { useT } = texts('news', {
  ko: {
    title: '새 버전이 있습니다',
    reload: '새로 고침',
    later: '나중에',
    unsaved: '작성 중인 내용이 있습니다. 새로 고치면 지워집니다.',
    keep: '계속 작성',
    anyway: '지우고 새로 고침',
  },
  en: {
    title: 'A new version is available',
    reload: 'Reload',
    later: 'Later',
    unsaved: 'You have text that is not saved. Reloading discards it.',
    keep: 'Keep writing',
    anyway: 'Discard and reload',
  },
  cn: {
    title: '有新版本可用',
    reload: '刷新',
    later: '稍后',
    unsaved: '您有尚未保存的内容，刷新后将会丢失。',
    keep: '继续填写',
    anyway: '放弃并刷新',
  },
});
