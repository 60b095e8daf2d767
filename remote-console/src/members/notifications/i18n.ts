import type { Notification } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const notificationLabels = resourceLabels<Notification>()({
  ko: {
    name: '공지사항',
    empty: '회원에게 알릴 내용을 씁니다. 임시 저장으로 시작해 준비되면 공개하세요.',
    fields: {
      subject: '제목',
      audience: '읽는 사람',
      pinned: '상단 고정',
      publishAt: '공개 시각',
      upload: '첨부 파일',
    },
    values: {
      audience: { ALL: '모두', SELLER: '셀러', BUYER: '바이어', PERSON: '개인 회원', COMPANY: '기업 회원' },
      status: { DRAFT: '임시 저장', PUBLISHED: '공개' },
    },
  },
  en: {
    name: 'Notice |||| Notices',
    empty: 'What members should know is written here. Begin with a draft and publish when it is ready.',
    fields: {
      subject: 'Title',
      audience: 'For',
      pinned: 'Pinned to the top',
      publishAt: 'Publish at',
      upload: 'Files',
    },
    values: {
      audience: { ALL: 'Everybody', SELLER: 'Sellers', BUYER: 'Buyers', PERSON: 'Persons', COMPANY: 'Companies' },
      status: { DRAFT: 'Draft', PUBLISHED: 'Published' },
    },
  },
  cn: {
    name: '公告',
    empty: '在这里撰写要告知会员的内容。可先保存为草稿，准备好后再发布。',
    fields: {
      subject: '标题',
      audience: '读者',
      pinned: '置顶',
      publishAt: '发布时间',
      upload: '附件',
    },
    values: {
      audience: { ALL: '所有人', SELLER: '卖家', BUYER: '买家', PERSON: '个人会员', COMPANY: '企业会员' },
      status: { DRAFT: '草稿', PUBLISHED: '公开' },
    },
  },
});

export const notificationI18n = texts('console-notifications', {
  ko: {
    publishing: '공개',
    atOnce: '비워 두고 공개하면 바로 보입니다.',
    notifyHint: '공개되면 읽는 사람에게 알림을 보냅니다.',
  },
  en: {
    publishing: 'Publishing',
    atOnce: 'Published without a time, it is shown at once.',
    notifyHint: 'Its readers are told when it is published.',
  },
  cn: {
    publishing: '发布',
    atOnce: '留空并公开则立即显示。',
    notifyHint: '发布后会通知读者。',
  },
});
