import { fillText, holesOf, type Language, type LocalisedText, pick, smsKind } from 'shared/contract';
import { escapeHtml, type Letter } from '../../platform/mail/compose';
import type { Mail, Sms } from '../../platform/mail/table';
import type { Office } from './office';
import type { MessageRow } from './table';

/** What a text is filled with and where it leads. */
export interface Filling {
  values: Record<string, string>;
  /** Absolute; null for what leads nowhere. */
  url: string | null;
  /** Put before subject and text. */
  mark?: string;
}

const greetings: Record<Language, (name: string) => string> = {
  ko: (name) => `${name} 님, 안녕하세요.`,
  en: (name) => `Dear ${name},`,
  cn: (name) => `${name}，您好！`,
};

const open: Record<Language, string> = { ko: '바로 가기', en: 'Open', cn: '查看' };

/** The law asks for the mark, the sender and a free way out on every advertisement. */
const adMark: Record<Language, string> = { ko: '(광고) ', en: '(Ad) ', cn: '(广告) ' };
const adEnd: Record<Language, (office: Office) => string> = {
  ko: ({ tel }) => `무료수신거부 ${tel}`,
  en: ({ tel }) => `Unsubscribe free of charge: ${tel}`,
  cn: ({ tel }) => `免费退订 ${tel}`,
};

const textOf = (text: LocalisedText, language: Language, { values }: Filling) => fillText(pick(text, language), values);

/** Names in the texts for which there is no value: a half-filled text is not sent. */
export const missingValues = ({ subject, body, html }: MessageRow, language: Language, { values }: Filling) =>
  [subject, body, ...(html ? [html] : [])]
    .flatMap((text) => holesOf(pick(text, language)))
    .filter((name) => !Object.hasOwn(values, name));

/** Subject and text as the inbox shows them. */
export const inboxTexts = ({ subject, body }: MessageRow, language: Language, filling: Filling) => ({
  title: textOf(subject, language, filling),
  text: textOf(body, language, filling),
});

export const letterOf = (message: MessageRow, language: Language, filling: Filling, office: Office): Letter => {
  const { subject, body, html, isAd } = message;
  const { values, url, mark = '' } = filling;
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const words = html
    ? { html: fillText(pick(html, language), escaped) }
    : { paragraphs: textOf(body, language, filling).split('\n').filter(Boolean) };
  const end = isAd ? [adEnd[language](office)] : [];
  return {
    subject: `${mark}${isAd ? adMark[language] : ''}${textOf(subject, language, filling)}`,
    ...(values.name ? { greeting: greetings[language](values.name) } : {}),
    ...words,
    paragraphs: [...(words.paragraphs ?? []), ...end],
    ...(url ? { action: { label: open[language], url } } : {}),
  };
};

export const mailOf = (
  composed: Pick<Mail, 'subject' | 'html' | 'text'>,
  to: string,
  { mail, sender }: Office,
  language: Language,
): Mail => ({
  from: { name: sender(language).name, address: mail.from },
  replyTo: mail.replyTo,
  to: [to],
  cc: [],
  ...composed,
});

export const smsOf = (
  message: MessageRow,
  language: Language,
  filling: Filling,
  { to, office }: { to: string; office: Office },
): Sms => {
  const { body, subject, isAd, channels, alimtalkCode, failover } = message;
  const { url, mark = '' } = filling;
  const said = textOf(body, language, filling);
  const names = holesOf(pick(body, language));
  const text = [
    `${mark}${isAd ? adMark[language] : ''}[${office.site(language)}] ${said}`,
    ...(url && !names.includes('url') ? [url] : []),
    ...(isAd ? [adEnd[language](office)] : []),
  ].join('\n');
  const kind = channels.includes('ALIMTALK') && alimtalkCode ? 'ALIMTALK' : smsKind(text);
  const title = kind === 'SMS' ? null : textOf(subject, language, filling);
  const { smsFrom: from, kakaoChannel } = office;
  return { from, to, kind, subject: title, text, alimtalkCode, kakaoChannel, failover };
};
