import type { Faq } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const faqLabels = resourceLabels<Faq>()({
  ko: {
    name: '자주 묻는 질문',
    empty: '의뢰인이 자주 묻는 질문과 답을 종류별로 정리합니다.',
    fields: {
      type: '종류',
      question: '질문',
      answer: '답변',
    },
    values: {
      tabs: { type: '종류' },
      type: { inquiry: '상담', homepage: '홈페이지 이용', 'personal-information': '개인정보', other: '기타' },
    },
  },
  en: {
    name: 'Question |||| FAQ',
    empty: 'Questions that clients ask often, with their answers, by kind.',
    fields: {
      type: 'Kind',
      question: 'Question',
      answer: 'Answer',
    },
    values: {
      tabs: { type: 'Kinds' },
      type: { inquiry: 'Consultation', homepage: 'Website', 'personal-information': 'Personal data', other: 'Other' },
    },
  },
  cn: {
    name: '常见问题',
    empty: '按类别整理客户常问的问题与解答。',
    fields: {
      type: '类别',
      question: '问题',
      answer: '解答',
    },
    values: {
      tabs: { type: '类别' },
      type: { inquiry: '咨询', homepage: '网站使用', 'personal-information': '个人信息', other: '其他' },
    },
  },
});

export const faqI18n = texts('console-faqs', {
  ko: {
    publish: '공개하기',
    hide: '비공개로',
    order: '{{type}} 질문의 순서',
    saved: '순서를 저장했습니다.',
  },
  en: {
    publish: 'Publish',
    hide: 'Hide',
    order: 'Order of the questions: {{type}}',
    saved: 'The order is saved.',
  },
  cn: {
    publish: '公开',
    hide: '隐藏',
    order: '“{{type}}”问题的顺序',
    saved: '顺序已保存。',
  },
});
