import { texts } from 'shared/i18n';

/** Apart from those of the layout, as a page with one has not always the other. */
export const { useT } = texts('share', {
  ko: {
    share: '공유하기',
    copyLink: '링크 복사',
    copied: '링크를 복사했습니다',
    copyFailed: '복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  },
  en: {
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Copying did not work. Please copy the address of this page.',
  },
  cn: {
    share: '分享',
    copyLink: '复制链接',
    copied: '链接已复制',
    copyFailed: '复制失败，请复制地址栏中的地址。',
  },
});
