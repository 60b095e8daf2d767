import { texts } from 'shared/i18n';

/** Apart from the other texts, so that the shell carries no more than it shows. */
export const { useT } = texts('ui-outside', {
  ko: {
    newWindow: '새 창',
  },
  en: {
    newWindow: 'new window',
  },
  cn: {
    newWindow: '新窗口',
  },
});
