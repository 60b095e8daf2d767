import { texts } from 'shared/i18n';

export const inboxI18n = texts('account-inbox', {
  ko: {
    title: '알림함',
    lead: '상담 요청과 결과, 주문과 응찰, 신청 상태, 문의 답변을 알려 드립니다.',
    unread: '읽지 않은 알림 {{count}}개',
    readAll: '모두 읽음으로',
    isNew: '새 알림',
    none: '받은 알림이 없습니다',
    noneLead: '행사에 참가를 신청하면 진행 상황을 여기에서 볼 수 있습니다.',
    toFairs: '행사 보기',
    open: '자세히 보기',
  },
  en: {
    title: 'Inbox',
    lead: 'Requests and their results, orders and bids, the state of applications, answers to inquiries.',
    unread: 'Unread: {{count}}',
    readAll: 'Mark all as read',
    isNew: 'New',
    none: 'Nothing here yet',
    noneLead: 'Once you apply to a fair you can follow it here.',
    toFairs: 'See the fairs',
    open: 'Open',
  },
  cn: {
    title: '通知',
    lead: '为您通知洽谈申请与结果、订单与竞拍、申请状态及咨询回复。',
    unread: '未读通知 {{count}} 条',
    readAll: '全部标为已读',
    isNew: '新',
    none: '暂无通知',
    noneLead: '报名参加活动后，可在此查看进展。',
    toFairs: '查看活动',
    open: '查看详情',
  },
});
