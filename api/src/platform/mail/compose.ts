import type { Language } from 'shared/contract';
import { htmlLang } from '../http/language';
import { escapeHtml } from '../http/sanitise-html';

/** The sender, shown at the foot of each mail. */
export interface Sender {
  name: string;
  address: string;
  tel: string;
}

/** The content of a mail. `html` must be sanitised already; everything else is plain text. */
export interface MailContent {
  subject: string;
  greeting?: string;
  paragraphs?: string[];
  html?: string;
  facts?: [label: string, value: string][];
  action?: { label: string; url: string } | undefined;
}

/** For subjects, which may contain input of visitors. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Converts HTML to plain text: ends of blocks become line breaks, tags are removed. */
const htmlToText = (html: string) =>
  html
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6]|tr|blockquote)>/gi, '\n')
    .replace(/<a [^<>]*href="([^"]*)"[^<>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<[^<>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const style = {
  page: 'margin:0;padding:32px 16px;background:#f4f2ee;color:#1f2430;font:16px/1.7 system-ui,"Apple SD Gothic Neo","Malgun Gothic","PingFang SC",sans-serif',
  card: 'max-width:600px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px',
  label: 'padding:4px 16px 4px 0;color:#5b6270;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap',
  value: 'padding:4px 0;text-align:left;vertical-align:top;white-space:pre-line',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2430;color:#ffffff;text-decoration:none',
  foot: 'max-width:600px;margin:16px auto 0;padding:0 32px;color:#5b6270;font-size:13px',
};

const renderHtml = (
  { subject, greeting, paragraphs = [], html = '', facts = [], action }: MailContent,
  sender: Sender,
  language: Language,
) => {
  const texts = [greeting, ...paragraphs]
    .filter((text) => text !== undefined)
    .map((text) => `<p>${escapeHtml(text)}</p>`);
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style='${style.label}'>${escapeHtml(label)}</th><td style='${style.value}'>${escapeHtml(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table role="presentation" style="border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
      : '';
  const button = action
    ? `<p><a href="${escapeHtml(action.url)}" style='${style.button}'>${escapeHtml(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style='${style.page}'><div style='${style.card}'>${texts.join('')}${html}${table}${button}</div>
<div style='${style.foot}'><strong>${escapeHtml(sender.name)}</strong><br>${escapeHtml(sender.address)}<br>${escapeHtml(sender.tel)}</div></body></html>`;
};

const renderText = ({ greeting, paragraphs = [], html, facts = [], action }: MailContent, sender: Sender) =>
  [
    greeting,
    ...paragraphs,
    html && htmlToText(html),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}: ${action.url}`,
    `--\n${sender.name}\n${sender.address}\n${sender.tel}`,
  ]
    .filter(Boolean)
    .join('\n\n');

export const composeMail = (content: MailContent, sender: Sender, language: Language) => ({
  subject: toSingleLine(content.subject),
  html: renderHtml(content, sender, language),
  text: renderText(content, sender),
});
