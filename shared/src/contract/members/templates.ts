import { settleParticles } from '../../format/particles';

/**
 * What the site tells people of its own accord, and what the caller gives each text to fill in. `name` (the reader's),
 * `site` and `url` are known everywhere.
 */
export const templates = {
  'user.joined': ['username'],
  'user.certCode': ['code'],
  'user.recovered': ['username'],
  'user.withdrawn': ['date'],
  'user.invited': ['username'],
  'password.changed': ['when'],
  'buyer.applied': ['company'],
  'buyer.approved': ['company'],
  'buyer.rejected': ['company', 'reason'],
  'seller.applied': ['company'],
  'seller.account': ['company', 'username'],
  'seller.approved': ['company'],
  'seller.rejected': ['company', 'reason'],
  'participation.applied': ['company', 'fair'],
  'participation.approved': ['fair'],
  'participation.rejected': ['fair', 'reason'],
  'matching.requested': ['partner', 'fair', 'slots'],
  'matching.accepted': ['partner', 'fair', 'when', 'place'],
  'matching.declined': ['partner', 'fair', 'reason'],
  'matching.withdrawn': ['partner', 'fair'],
  'matching.expired': ['partner', 'fair', 'reason'],
  'matching.proposed': ['partner', 'fair', 'slots'],
  'matching.proposalDeclined': ['partner', 'fair', 'when'],
  'matching.cancelled': ['partner', 'fair', 'when', 'reason'],
  'matching.rescheduled': ['partner', 'fair', 'when', 'place'],
  'matching.reminderDay': ['partner', 'fair', 'when', 'place'],
  'matching.reminderSoon': ['partner', 'fair', 'when', 'place'],
  'matching.message': ['partner', 'fair'],
  'notice.published': ['subject'],
  'question.answered': ['subject'],
  'question.asked': ['author', 'subject'],
  'form.received': ['receiptNo', 'receivedAt', 'practice'],
  'form.replied': ['receiptNo'],
  'form.admin': ['receiptNo', 'receivedAt', 'practice', 'sender'],
  'auction.outbid': ['work', 'price'],
  'auction.endingSoon': ['work', 'price', 'end'],
  'auction.won': ['work', 'price', 'due'],
  'auction.paymentDue': ['work', 'amount', 'due'],
  'order.placed': ['orderNo', 'amount'],
  'order.paid': ['orderNo', 'amount'],
  'order.shipped': ['orderNo', 'carrier', 'tracking'],
  'order.cancelled': ['orderNo', 'reason'],
  'order.refunded': ['orderNo', 'amount', 'reason'],
  'order.refused': ['orderNo', 'reason'],
  'order.alert': ['orderNo', 'amount', 'expected'],
  'coupon.issued': ['coupon', 'until'],
  'inquiry.answered': ['product'],
} as const satisfies Record<string, readonly string[]>;

export type Template = keyof typeof templates;
export const templateCodes = Object.keys(templates) as [Template, ...Template[]];
export const commonVariables = ['name', 'site', 'url'] as const;

/** What a caller gives with a template. */
export type Values<T extends Template> = Record<(typeof templates)[T][number], string>;

const hole = /#\{([^}]*)\}/g;

/** Names of the holes in a text, `#{name}`. */
export const holesOf = (text: string) => [...new Set([...text.matchAll(hole)].map(([, name = '']) => name))];

export const fillText = (text: string, values: Record<string, string>) =>
  settleParticles(text.replace(hole, (whole, name: string) => values[name] ?? whole));

export const smsLimit = 90;
export const lmsLimit = 2000;

/** Bytes of a text as Korean networks count them (EUC-KR): one for ASCII, two for everything else. */
export const smsBytes = (text: string) =>
  Array.from(text).reduce((total, char) => total + (char.charCodeAt(0) < 128 ? 1 : 2), 0);

/** A text message of 90 bytes is short, a longer one is sent as LMS. */
export const smsKind = (text: string): 'SMS' | 'LMS' => (smsBytes(text) <= smsLimit ? 'SMS' : 'LMS');
