import type { Language } from 'shared/contract';
import type { MailContent } from '../compose';

interface Reply {
  subject: string;
  /** Sanitised HTML, written by an administrator. */
  html: string;
  receiptNo: string;
}

const label: Record<Language, string> = { ko: '접수번호', en: 'Receipt number', cn: '受理编号' };

export const composeFormReply = (language: Language, { subject, html, receiptNo }: Reply): MailContent => ({
  subject,
  html,
  facts: [[label[language], receiptNo]],
});
