import { texts } from 'shared/i18n';

export const { useT } = texts('quantity', {
  ko: {
    qty: '수량',
    less: '하나 줄이기',
    more: '하나 늘리기',
  },
  en: {
    qty: 'Quantity',
    less: 'One less',
    more: 'One more',
  },
  cn: {
    qty: '数量',
    less: '减少一件',
    more: '增加一件',
  },
});
