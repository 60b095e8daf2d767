import { texts } from 'shared/i18n';

export const extensionsI18n = texts('matching-shown-elsewhere', {
  ko: {
    fairs: '진행 중·예정 매칭 행사',
    toFairs: '행사 모두 보기',
    noFairs: '진행 중이거나 예정된 행사가 없습니다.',
    addFair: '행사 만들기',
    counts: '판매기업 {{sellers}} · 바이어 {{buyers}} · 상담 {{matchings}}',
  },
  en: {
    fairs: 'Current and coming fairs',
    toFairs: 'All fairs',
    noFairs: 'No fair is running or to come.',
    addFair: 'Add a fair',
    counts: 'Sellers {{sellers}} · Buyers {{buyers}} · Meetings {{matchings}}',
  },
  cn: {
    fairs: '进行中及即将举行的匹配活动',
    toFairs: '查看全部活动',
    noFairs: '暂无进行中或即将举行的活动。',
    addFair: '创建活动',
    counts: '卖方 {{sellers}} · 买方 {{buyers}} · 洽谈 {{matchings}}',
  },
});
