import { texts } from 'shared/i18n';

export const { useT, translate } = texts('terms', {
  ko: {
    title: '약관',
    lead: '지금 시행 중인 약관과 방침입니다.',
    effective: '{{date}}부터 시행',
    version: '제{{version}}판',
    versions: '지난 판과 현재 판',
    current: '현재',
    earlier: '지금은 쓰이지 않는 지난 판을 보고 계십니다.',
    toCurrent: '현재 판 보기',
  },
  en: {
    title: 'Terms',
    lead: 'The terms and policies in force.',
    effective: 'In force from {{date}}',
    version: 'Edition {{version}}',
    versions: 'Current and earlier editions',
    current: 'current',
    earlier: 'You are reading an earlier edition that is no longer in force.',
    toCurrent: 'Read the current edition',
  },
  cn: {
    title: '条款',
    lead: '现行条款与政策。',
    effective: '自{{date}}起施行',
    version: '第{{version}}版',
    versions: '现行与历史版本',
    current: '现行',
    earlier: '您正在查看的是已失效的历史版本。',
    toCurrent: '查看现行版本',
  },
});
