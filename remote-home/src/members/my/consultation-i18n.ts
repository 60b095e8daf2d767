import { texts } from 'shared/i18n';

/** What has become of a consultation, for the overview of the account and for the list of requests. */
export const { useT } = texts('consultation', {
  ko: {
    RECEIVED: '접수됨',
    IN_PROGRESS: '검토 중',
    ANSWERED: '답변 완료',
    CLOSED: '종결',
    SPAM: '보류',
  },
  en: {
    RECEIVED: 'Received',
    IN_PROGRESS: 'Under review',
    ANSWERED: 'Answered',
    CLOSED: 'Closed',
    SPAM: 'On hold',
  },
  cn: {
    RECEIVED: '已受理',
    IN_PROGRESS: '审阅中',
    ANSWERED: '已答复',
    CLOSED: '已结束',
    SPAM: '暂缓',
  },
});
