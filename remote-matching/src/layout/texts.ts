import { texts } from 'shared/i18n';

export const layoutTexts = texts('matching-layout', {
  ko: { matching: '비즈니스 매칭', introduction: '소개', faqs: '자주 묻는 질문' },
  en: { matching: 'Business matching', introduction: 'About', faqs: 'Questions and answers' },
  cn: { matching: '商务匹配', introduction: '介绍', faqs: '常见问题' },
});
