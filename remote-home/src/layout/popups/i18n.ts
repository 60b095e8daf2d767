import { texts } from 'shared/i18n';

export const { useT } = texts('popups', {
  ko: {
    layer: '안내 팝업',
    close: '닫기',
    today: '오늘 하루 보지 않기',
    hours: '{{hours}}시간 동안 보지 않기',
    week: '일주일 동안 보지 않기',
    forever: '다시 보지 않기',
    newWindow: '새 창',
  },
  en: {
    layer: 'Announcements',
    close: 'Close',
    today: 'Not again today',
    hours: 'Not again for {{hours}} hours',
    week: 'Not again this week',
    forever: 'Do not show again',
    newWindow: 'new window',
  },
  cn: {
    layer: '公告弹窗',
    close: '关闭',
    today: '今日不再显示',
    hours: '{{hours}}小时内不再显示',
    week: '一周内不再显示',
    forever: '不再显示',
    newWindow: '新窗口',
  },
});
