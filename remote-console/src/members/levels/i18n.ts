import type { Level } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const levelLabels = resourceLabels<Level>()({
  ko: {
    name: '회원 등급',
    empty: '등급마다 할인율과 적립률을 다르게 줄 수 있습니다.',
    fields: {
      rank: '순위',
      isDefault: '기본 등급',
      discountRate: '할인율(%)',
      pointRate: '적립률(%)',
      description: '설명',
    },
  },
  en: {
    name: 'Level |||| Levels',
    empty: 'Each level can have its own discount and its own points.',
    fields: {
      rank: 'Rank',
      isDefault: 'Default level',
      discountRate: 'Discount (%)',
      pointRate: 'Points (%)',
      description: 'Description',
    },
  },
  cn: {
    name: '会员等级',
    empty: '每个等级可设置不同的折扣与积分比例。',
    fields: {
      rank: '排序',
      isDefault: '默认等级',
      discountRate: '折扣率（%）',
      pointRate: '积分率（%）',
      description: '说明',
    },
  },
});

export const levelI18n = texts('console-levels', {
  ko: {
    rankHint: '숫자가 클수록 높은 등급입니다.',
    codeHint: '영문 소문자, 숫자, 하이픈',
    defaultHint: '새 회원이 받는 등급입니다. 하나만 기본이 됩니다.',
  },
  en: {
    rankHint: 'The higher the number, the better the level.',
    codeHint: 'Lower-case letters, digits and hyphens',
    defaultHint: 'New members get it. There is exactly one.',
  },
  cn: {
    rankHint: '数字越大，等级越高。',
    codeHint: '小写字母、数字与连字符',
    defaultHint: '新会员获得的等级，只能有一个。',
  },
});
