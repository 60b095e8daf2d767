import type { Language } from 'shared/contract';
import type { Letter } from '../compose';

interface Notice {
  name: string;
  receiptNo: string;
  receivedAt: string;
  practice: string | null;
  url: string;
}

/** To the firm's own inbox. What was told stays in the console: a mailbox is no place for it. */
const texts: Record<Language, (values: Notice) => Letter> = {
  ko: ({ name, receiptNo, receivedAt, practice, url }) => ({
    subject: `새 상담 신청: ${name} (${receiptNo})`,
    paragraphs: ['새 상담 신청이 접수되었습니다. 내용은 관리자 화면에서 확인해 주세요.'],
    facts: [
      ['접수번호', receiptNo],
      ['신청인', name],
      ['접수 일시', receivedAt],
      ...(practice ? [['상담 분야', practice] as [string, string]] : []),
    ],
    action: { label: '관리자 화면에서 보기', url },
  }),
  en: ({ name, receiptNo, receivedAt, practice, url }) => ({
    subject: `New consultation request: ${name} (${receiptNo})`,
    paragraphs: ['A new consultation request has arrived. Please read it in the console.'],
    facts: [
      ['Receipt number', receiptNo],
      ['Sender', name],
      ['Received', receivedAt],
      ...(practice ? [['Field', practice] as [string, string]] : []),
    ],
    action: { label: 'Open in the console', url },
  }),
  cn: ({ name, receiptNo, receivedAt, practice, url }) => ({
    subject: `新的咨询申请：${name}（${receiptNo}）`,
    paragraphs: ['收到一份新的咨询申请，请在管理后台查看内容。'],
    facts: [
      ['受理编号', receiptNo],
      ['申请人', name],
      ['受理时间', receivedAt],
      ...(practice ? [['咨询领域', practice] as [string, string]] : []),
    ],
    action: { label: '在管理后台查看', url },
  }),
};

export const formNotice = (language: Language, values: Notice) => texts[language](values);
