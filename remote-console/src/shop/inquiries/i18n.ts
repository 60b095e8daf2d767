import type { Inquiry } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const inquiryLabels = resourceLabels<Inquiry>()({
  ko: {
    name: '상품 문의',
    empty: '회원이 상품이나 상점에 대해 물어본 내용입니다.',
    fields: {
      product: '상품',
      'product.name': '상품',
      'author.name': '작성자',
      secret: '비밀글',
      answer: '답변',
      'answer.content': '답변',
      'answer.at': '답변 시각',
      createdAt: '작성일',
    },
    values: { tabs: { answered: '답변 상태' }, answered: { true: '답변 완료', false: '답변 대기' } },
  },
  en: {
    name: 'Product question |||| Product questions',
    empty: 'What members ask about products and the shop.',
    fields: {
      product: 'Product',
      'product.name': 'Product',
      'author.name': 'Author',
      secret: 'Secret',
      answer: 'Answer',
      'answer.content': 'Answer',
      'answer.at': 'Answered',
      createdAt: 'Asked',
    },
    values: { tabs: { answered: 'Answered or not' }, answered: { true: 'Answered', false: 'To be answered' } },
  },
  cn: {
    name: '商品咨询',
    empty: '会员对商品或商城的咨询。',
    fields: {
      product: '商品',
      'product.name': '商品',
      'author.name': '作者',
      secret: '私密',
      answer: '答复',
      'answer.content': '答复',
      'answer.at': '答复时间',
      createdAt: '提问时间',
    },
    values: { tabs: { answered: '答复状态' }, answered: { true: '已答复', false: '待答复' } },
  },
});

export const inquiryI18n = texts('console-inquiries', {
  ko: {
    inquiry: '문의',
    answerHint: '처음 답변할 때 작성자에게 알립니다.',
    picture: '문의 사진 {{place}}',
    aboutShop: '상점 전반',
    secretHint: '비밀글: 작성자와 관리자만 볼 수 있습니다.',
    state: '상태',
  },
  en: {
    inquiry: 'The question',
    answerHint: 'With the first answer its author is told.',
    picture: 'Picture {{place}} of the question',
    aboutShop: 'About the shop',
    secretHint: 'Secret: for its author and administrators only.',
    state: 'State',
  },
  cn: {
    inquiry: '咨询',
    answerHint: '首次答复时会通知作者。',
    picture: '咨询图片 {{place}}',
    aboutShop: '商城整体',
    secretHint: '私密：仅作者与管理员可见。',
    state: '状态',
  },
});
