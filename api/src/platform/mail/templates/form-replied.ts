import type { Language } from 'shared/contract';
import type { Letter } from '../compose';

interface Reply {
  subject: string;
  /** Written by a person in the console and sanitised. */
  html: string;
  receiptNo: string;
}

const label: Record<Language, string> = { ko: '접수번호', en: 'Receipt number', cn: '受理编号' };

export const formReplied = (language: Language, { subject, html, receiptNo }: Reply): Letter => ({
  subject,
  html,
  facts: [[label[language], receiptNo]],
});
