import { texts } from 'shared/i18n';

export const { useT } = texts('layout', {
  ko: {
    consult: '비슷한 일을 겪고 계신가요',
    consultLead: '혼자 알아보기 어려운 일이라면 이야기를 들려주세요. 사건에 맞는 변호사가 먼저 연락드립니다.',
    consultGo: '상담 신청',
  },
  en: {
    consult: 'Is something like this happening to you?',
    consultLead: 'If it is hard to find your way alone, tell us about it. The right lawyer will get in touch with you.',
    consultGo: 'Request a consultation',
  },
  cn: {
    consult: '您也遇到了类似的事情吗？',
    consultLead: '如果独自难以应对，请告诉我们。合适的律师会主动与您联系。',
    consultGo: '申请咨询',
  },
});
