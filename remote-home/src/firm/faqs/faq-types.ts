import { texts } from 'shared/i18n';

/** The contract's `questionTypes`, in the order of the pages; public pages do not load the contract. */
export const faqTypes = ['inquiry', 'homepage', 'personal-information', 'other'] as const;

export const { useT: useFaqTypeT } = texts('faq-types', {
  ko: { inquiry: '상담과 사건', homepage: '홈페이지 이용', 'personal-information': '개인정보', other: '그 밖의 질문' },
  en: {
    inquiry: 'Consultation and cases',
    homepage: 'Using this site',
    'personal-information': 'Personal information',
    other: 'Other questions',
  },
  cn: { inquiry: '咨询与案件', homepage: '网站使用', 'personal-information': '个人信息', other: '其他问题' },
});
