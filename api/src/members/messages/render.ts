import {
  fillTemplate,
  findPlaceholders,
  getSmsKind,
  type Language,
  type LocalisedText,
  pickText,
} from 'shared/contract';
import { escapeHtml } from '../../platform/http/sanitise-html';
import type { MailContent } from '../../platform/mail/compose';
import type { Mail, Sms } from '../../platform/mail/table';
import type { FirmProfile } from './firm-profile';
import type { MessageRow } from './table';

/** Values of the variables and the link of a message. */
export interface TemplateData {
  values: Record<string, string>;
  /** Absolute URL; null without a link. */
  url: string | null;
  /** Prefix of subject and text. */
  prefix?: string;
  /** Listed below the text of a mail; not part of text messages. */
  facts?: MailContent['facts'];
}

const greetings: Record<Language, (name: string) => string> = {
  ko: (name) => `${name} 님, 안녕하세요.`,
  en: (name) => `Dear ${name},`,
  cn: (name) => `${name}，您好！`,
};

const open: Record<Language, string> = { ko: '바로 가기', en: 'Open', cn: '查看' };

/** The law requires this prefix, the sender and a free way to unsubscribe on every advertisement. */
const adPrefix: Record<Language, string> = { ko: '(광고) ', en: '(Ad) ', cn: '(广告) ' };
const adFooter: Record<Language, (firm: FirmProfile) => string> = {
  ko: ({ tel }) => `무료수신거부 ${tel}`,
  en: ({ tel }) => `Unsubscribe free of charge: ${tel}`,
  cn: ({ tel }) => `免费退订 ${tel}`,
};

const renderText = (text: LocalisedText, language: Language, { values }: TemplateData) =>
  fillTemplate(pickText(text, language), values);

/** Names of variables without a value. A message with missing values is not sent. */
export const findMissingValues = ({ subject, body, html }: MessageRow, language: Language, { values }: TemplateData) =>
  [subject, body, ...(html ? [html] : [])]
    .flatMap((text) => findPlaceholders(pickText(text, language)))
    .filter((name) => !Object.hasOwn(values, name));

/** Subject and text for the inbox. */
export const renderInboxTexts = ({ subject, body }: MessageRow, language: Language, data: TemplateData) => ({
  title: renderText(subject, language, data),
  text: renderText(body, language, data),
});

/** Content of the mail, for `composeMail`. */
export const renderMailContent = (
  message: MessageRow,
  language: Language,
  data: TemplateData,
  firm: FirmProfile,
): MailContent => {
  const { subject, body, html, isAd } = message;
  const { values, url, facts = [], prefix = '' } = data;
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const content = html
    ? { html: fillTemplate(pickText(html, language), escaped) }
    : { paragraphs: renderText(body, language, data).split('\n').filter(Boolean) };
  const footer = isAd ? [adFooter[language](firm)] : [];
  return {
    subject: `${prefix}${isAd ? adPrefix[language] : ''}${renderText(subject, language, data)}`,
    ...(values.name ? { greeting: greetings[language](values.name) } : {}),
    ...content,
    paragraphs: [...(content.paragraphs ?? []), ...footer],
    facts,
    ...(url ? { action: { label: open[language], url } } : {}),
  };
};

/** Addresses a composed mail from the firm to one recipient. */
export const toMail = (
  composed: Pick<Mail, 'subject' | 'html' | 'text'>,
  to: string,
  { mail, getSender }: FirmProfile,
  language: Language,
): Mail => ({
  from: { name: getSender(language).name, address: mail.from },
  replyTo: mail.replyTo,
  to: [to],
  cc: [],
  ...composed,
});

/** Text message, or Kakao message if the template has a code for it. */
export const renderSms = (
  message: MessageRow,
  language: Language,
  data: TemplateData,
  { to, firm }: { to: string; firm: FirmProfile },
): Sms => {
  const { body, subject, isAd, channels, alimtalkCode, failover } = message;
  const { url, prefix = '' } = data;
  const content = renderText(body, language, data);
  const names = findPlaceholders(pickText(body, language));
  const text = [
    `${prefix}${isAd ? adPrefix[language] : ''}[${firm.getSiteName(language)}] ${content}`,
    ...(url && !names.includes('url') ? [url] : []),
    ...(isAd ? [adFooter[language](firm)] : []),
  ].join('\n');
  const kind = channels.includes('ALIMTALK') && alimtalkCode ? 'ALIMTALK' : getSmsKind(text);
  const title = kind === 'SMS' ? null : renderText(subject, language, data);
  const { smsFrom: from, kakaoChannel } = firm;
  return { from, to, kind, subject: title, text, alimtalkCode, kakaoChannel, failover };
};
