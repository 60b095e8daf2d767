import type { Review } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const reviewLabels = resourceLabels<Review>()({
  ko: {
    name: '상품 후기',
    empty: '회원이 상품을 받은 뒤 쓴 후기입니다.',
    fields: {
      product: '상품',
      'product.name': '상품',
      'author.name': '작성자',
      score: '평점',
      reply: '답글',
      'reply.content': '답글',
      'reply.at': '답글 시각',
      likes: '도움돼요',
      createdAt: '작성일',
    },
    values: { tabs: { status: '후기 상태' }, status: { VISIBLE: '공개', HIDDEN: '숨김' } },
  },
  en: {
    name: 'Review |||| Reviews',
    empty: 'What members write about goods that they have received.',
    fields: {
      product: 'Product',
      'product.name': 'Product',
      'author.name': 'Author',
      score: 'Score',
      reply: 'Reply',
      'reply.content': 'Reply',
      'reply.at': 'Replied',
      likes: 'Helpful',
      createdAt: 'Written',
    },
    values: { tabs: { status: 'Status of reviews' }, status: { VISIBLE: 'Visible', HIDDEN: 'Hidden' } },
  },
  cn: {
    name: '商品评价',
    empty: '会员收到商品后写的评价。',
    fields: {
      product: '商品',
      'product.name': '商品',
      'author.name': '作者',
      score: '评分',
      reply: '回复',
      'reply.content': '回复',
      'reply.at': '回复时间',
      likes: '有用',
      createdAt: '发表时间',
    },
    values: { tabs: { status: '评价状态' }, status: { VISIBLE: '公开', HIDDEN: '隐藏' } },
  },
});

export const reviewI18n = texts('console-reviews', {
  ko: {
    stars: '5점 만점에 {{score}}점',
    hide: '숨기기',
    show: '다시 보이기',
    hidden: '후기를 숨겼습니다. 평점에서 빠집니다.',
    visible: '후기를 다시 보이게 했습니다.',
    review: '후기',
    replyHint: '상품 페이지에 함께 보입니다. 비우고 저장하면 답글을 거둡니다.',
    picture: '후기 사진 {{place}}',
    processing: '처리',
  },
  en: {
    stars: '{{score}} of 5',
    hide: 'Hide',
    show: 'Show again',
    hidden: 'The review is hidden and no longer counts.',
    visible: 'The review is shown again.',
    review: 'The review',
    replyHint: 'Shown on the page of the product. Saved empty, the reply is taken back.',
    picture: 'Picture {{place}} of the review',
    processing: 'To be done',
  },
  cn: {
    stars: '{{score}} 分（满分 5 分）',
    hide: '隐藏',
    show: '重新显示',
    hidden: '已隐藏评价，不再计入评分。',
    visible: '已重新显示评价。',
    review: '评价',
    replyHint: '显示在商品页面。清空后保存则撤回回复。',
    picture: '评价图片 {{place}}',
    processing: '处理',
  },
});
