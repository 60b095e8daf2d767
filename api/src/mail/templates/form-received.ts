import type { Language } from 'shared/contract';
import type { Letter } from '../compose';

interface Received {
  firm: string;
  name: string;
  receiptNo: string;
  receivedAt: string;
  practice: string | null;
  url: string;
}

/** To the sender of a form, at once. It repeats nothing of what was told: the address may be a mistyped one. */
const texts: Record<Language, (values: Received) => Letter> = {
  ko: ({ firm, name, receiptNo, receivedAt, practice, url }) => ({
    subject: `[${firm}] 상담 신청이 접수되었습니다 (${receiptNo})`,
    greeting: `${name} 님, 안녕하세요. ${firm}입니다.`,
    paragraphs: [
      '상담 신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.',
      '접수번호는 신청하실 때 정하신 비밀번호와 함께 신청 내용을 확인하거나 취소하실 때 필요합니다.',
    ],
    facts: [
      ['접수번호', receiptNo],
      ['접수 일시', receivedAt],
      ...(practice ? [['상담 분야', practice] as [string, string]] : []),
    ],
    action: { label: '신청 내용 확인하기', url },
  }),
  en: ({ firm, name, receiptNo, receivedAt, practice, url }) => ({
    subject: `[${firm}] We have received your request (${receiptNo})`,
    greeting: `Dear ${name},`,
    paragraphs: [
      `Thank you for writing to ${firm}. We will read your request and get back to you at the contact you left.`,
      'You can look up or withdraw your request with your phone number and the password you chose.',
    ],
    facts: [
      ['Receipt number', receiptNo],
      ['Received', receivedAt],
      ...(practice ? [['Field', practice] as [string, string]] : []),
    ],
    action: { label: 'View your request', url },
  }),
  cn: ({ firm, name, receiptNo, receivedAt, practice, url }) => ({
    subject: `[${firm}] 您的咨询申请已受理（${receiptNo}）`,
    greeting: `${name}，您好！这里是${firm}。`,
    paragraphs: [
      '我们已收到您的咨询申请。负责人员查看后，将按您留下的联系方式与您联系。',
      '您可以使用电话号码和申请时设置的密码查询或撤回申请。',
    ],
    facts: [
      ['受理编号', receiptNo],
      ['受理时间', receivedAt],
      ...(practice ? [['咨询领域', practice] as [string, string]] : []),
    ],
    action: { label: '查看申请内容', url },
  }),
};

export const formReceived = (language: Language, values: Received) => texts[language](values);
