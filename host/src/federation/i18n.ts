import { texts } from 'shared/i18n';

export const { useT, translate } = texts('federation', {
  ko: {
    loading: '불러오는 중입니다',
    slowHint: '{{name}} 화면을 불러오는 데 평소보다 오래 걸리고 있습니다.',
    crashed: '{{name}} 화면을 표시하는 중 문제가 생겼습니다.',
    hint: '다른 메뉴와 전화 상담은 그대로 이용하실 수 있습니다. 복구되면 자동으로 열립니다.',
    unavailable: '잠시 후 다시 열립니다',
    untranslated: '한국어로만 제공됩니다.',
  },
  en: {
    loading: 'Loading',
    slowHint: '{{name}} is taking longer than usual to load.',
    crashed: '{{name}} ran into a problem while it was shown.',
    hint: 'The other pages and our phone lines work as usual. It opens by itself once it is back.',
    unavailable: 'This page will be back shortly',
    untranslated: 'This page is available in Korean only.',
  },
  cn: {
    loading: '正在加载',
    slowHint: '{{name}}加载时间比平时长。',
    crashed: '显示{{name}}时出现问题。',
    hint: '其他页面和电话咨询可照常使用。恢复后会自动打开。',
    unavailable: '页面即将恢复',
    untranslated: '本页仅有韩文版。',
  },
});
