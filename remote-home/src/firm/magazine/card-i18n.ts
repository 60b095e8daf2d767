import { texts } from 'shared/i18n';

/** Apart from those of the magazine's own pages, since the home page shows cards too. */
export const { useT } = texts('magazine-card', {
  ko: { more: '자세히 보기' },
  en: { more: 'View More' },
  cn: { more: '查看详情' },
});
