import { texts } from 'shared/i18n';

/** In a file of its own, so that the shell's bundle does not contain the other texts. */
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
