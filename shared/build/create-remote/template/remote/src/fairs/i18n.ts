import { texts } from 'shared/i18n';

export const fairsI18n = texts('sample-fairs', {
  ko: {
    title: '매칭 행사',
    lead: '지금 열리고 있거나 앞으로 열릴 행사입니다.',
    none: '예정된 행사가 없습니다',
    begins: '{{date}} 시작',
    account: '내 정보',
  },
  en: {
    title: 'Fairs',
    lead: 'Fairs that are running or still to come.',
    none: 'No fairs are planned',
    begins: 'Begins on {{date}}',
    account: 'My details',
  },
  cn: {
    title: '匹配活动',
    lead: '正在举行或即将举行的活动。',
    none: '暂无活动安排',
    begins: '{{date}} 开始',
    account: '我的信息',
  },
});
