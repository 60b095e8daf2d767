import type { Terms } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const termsLabels = resourceLabels<Terms>()({
  ko: {
    name: '약관',
    empty: '이용약관과 개인정보 처리방침을 판별로 관리합니다. 시행일이 되면 새 판이 자동으로 적용됩니다.',
    fields: {
      code: '종류',
      required: '필수 동의',
      effectiveAt: '시행일',
      changeNote: '변경 내용',
      edition: '판',
    },
    values: {
      code: {
        service: '이용약관',
        privacy: '개인정보 처리방침',
        marketing: '마케팅 수신 동의',
        'third-party': '제3자 제공 동의',
        'fair-seller': '상담회 판매기업 약관',
        'fair-buyer': '상담회 바이어 약관',
        auction: '경매 약관',
        shop: '쇼핑 약관',
        'form-consult': '상담 신청 개인정보 동의',
      },
      status: { DRAFT: '임시 저장', PUBLISHED: '게시', ARCHIVED: '보관' },
    },
  },
  en: {
    name: 'Terms',
    empty: 'Terms of use and privacy policy, edition by edition. A new edition applies by itself from its date.',
    fields: {
      code: 'Kind',
      required: 'Consent required',
      effectiveAt: 'In force from',
      changeNote: 'What changed',
      edition: 'Edition',
    },
    values: {
      code: {
        service: 'Terms of use',
        privacy: 'Privacy policy',
        marketing: 'Marketing consent',
        'third-party': 'Disclosure to third parties',
        'fair-seller': 'Fair terms for sellers',
        'fair-buyer': 'Fair terms for buyers',
        auction: 'Auction terms',
        shop: 'Shop terms',
        'form-consult': 'Consent for a consultation',
      },
      status: { DRAFT: 'Draft', PUBLISHED: 'Published', ARCHIVED: 'Archived' },
    },
  },
  cn: {
    name: '条款',
    empty: '按版本管理使用条款与隐私政策。到生效日后新版本自动生效。',
    fields: {
      code: '种类',
      required: '必须同意',
      effectiveAt: '生效日',
      changeNote: '变更内容',
      edition: '版本',
    },
    values: {
      code: {
        service: '使用条款',
        privacy: '隐私政策',
        marketing: '营销信息同意',
        'third-party': '向第三方提供同意',
        'fair-seller': '洽谈会卖方条款',
        'fair-buyer': '洽谈会买方条款',
        auction: '拍卖条款',
        shop: '购物条款',
        'form-consult': '咨询申请个人信息同意',
      },
      status: { DRAFT: '草稿', PUBLISHED: '已发布', ARCHIVED: '已归档' },
    },
  },
});

export const termsI18n = texts('console-terms', {
  ko: {
    newEdition: '이 내용으로 새 판 만들기',
    inForce: '게시된 약관입니다. 이미 동의를 받은 판은 바꿀 수 없으니, 고치려면 새 판을 만드세요.',
    notice: '시행일 7일 전(불리한 변경은 30일 전)까지 알려야 합니다.',
  },
  en: {
    newEdition: 'New edition from this one',
    inForce: 'This edition is published. Once somebody has agreed to it, it cannot change: make a new edition instead.',
    notice: 'Give notice 7 days ahead, 30 days if it is worse for members.',
  },
  cn: {
    newEdition: '以此内容新建版本',
    inForce: '此版本已发布。已有人同意的版本不能更改，如需修改请新建版本。',
    notice: '须在生效日前 7 天（对用户不利的变更为 30 天）公告。',
  },
});
