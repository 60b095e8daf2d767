import { resolveParticles } from '../../format/particles';

/**
 * Messages that the site sends automatically, with the variables that the caller of each provides. `name` (of the
 * reader), `site` and `url` are available everywhere.
 */
export const messageTemplates = {
  'user.joined': ['username'],
  'user.certCode': ['code'],
  'user.recovered': ['username'],
  'user.proofMissing': [],
  'user.withdrawn': ['date'],
  'user.blocked': ['reason'],
  'user.invited': ['username'],
  'password.changed': ['when'],
  'contact.changed': ['when'],
  'passkey.added': ['when', 'device'],
  'passkey.removed': ['when'],
  'totp.enabled': ['when'],
  'totp.disabled': ['when'],
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
  'matching.counterOffered': ['partner', 'fair', 'slots', 'until'],
  'matching.proposalEnded': ['partner', 'fair', 'reason', 'next'],
  'matching.cancelled': ['partner', 'fair', 'when', 'reason'],
  'matching.rescheduled': ['partner', 'fair', 'when', 'place'],
  'matching.booked': ['partner', 'fair', 'when', 'place', 'reason'],
  'matching.moved': ['partner', 'fair', 'when', 'place', 'reason'],
  'matching.reminderDay': ['partner', 'fair', 'when', 'place'],
  'matching.reminderSoon': ['partner', 'fair', 'when', 'place'],
  'matching.message': ['partner', 'fair'],
  'notice.published': ['subject'],
  'question.answered': ['subject'],
  'question.asked': ['author', 'subject'],
  'form.received': ['receiptNo', 'receivedAt', 'practice'],
  'form.replied': ['receiptNo'],
  'form.admin': ['receiptNo', 'receivedAt', 'practice', 'sender'],
  'consultation.confirmed': ['receiptNo', 'when', 'place'],
  'consultation.moved': ['receiptNo', 'when', 'place'],
  'consultation.cancelled': ['receiptNo', 'when'],
  'consultation.reminderDay': ['receiptNo', 'when', 'place'],
  'consultation.reminderSoon': ['receiptNo', 'when', 'place'],
  'consultation.message': ['receiptNo'],
  'consultation.link': ['receiptNo'],
  'consultation.changed': ['receiptNo', 'sender', 'change'],
  'auction.outbid': ['work', 'price'],
  'auction.endingSoon': ['work', 'price', 'end'],
  'auction.won': ['work', 'price', 'due'],
  'auction.paymentDue': ['work', 'amount', 'due'],
  'order.placed': ['orderNo', 'amount'],
  'order.paid': ['orderNo', 'amount'],
  'order.shipped': ['orderNo', 'carrier', 'tracking'],
  'order.cancelled': ['orderNo', 'reason'],
  'order.refunded': ['orderNo', 'amount', 'reason'],
  'order.receiver': ['orderNo'],
  'order.refundAccount': ['orderNo', 'amount'],
  'order.refused': ['orderNo', 'reason'],
  'order.alert': ['orderNo', 'amount', 'expected'],
  'coupon.issued': ['coupon', 'until'],
  'inquiry.answered': ['product'],
} as const satisfies Record<string, readonly string[]>;

export type MessageTemplate = keyof typeof messageTemplates;
export const messageTemplateCodes = Object.keys(messageTemplates) as [MessageTemplate, ...MessageTemplate[]];
export const commonVariables = ['name', 'site', 'url'] as const;

/** Values of the variables of a template. */
export type TemplateValues<T extends MessageTemplate> = Record<(typeof messageTemplates)[T][number], string>;

const placeholder = /#\{([^{}]*)\}/g;

/** Returns the distinct names of the placeholders `#{name}` in a text. */
export const findPlaceholders = (text: string) => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

export const fillTemplate = (text: string, values: Record<string, string>) =>
  resolveParticles(text.replace(placeholder, (match, name: string) => values[name] ?? match));

const smsMaxBytes = 90;
export const lmsMaxBytes = 2000;

/** Returns the length of a text in bytes as Korean networks count it (EUC-KR): one for ASCII, two for all else. */
export const countSmsBytes = (text: string) =>
  Array.from(text).reduce((total, char) => total + (char.charCodeAt(0) < 128 ? 1 : 2), 0);

/** Up to 90 bytes are sent as SMS, more as LMS. */
export const getSmsKind = (text: string): 'SMS' | 'LMS' => (countSmsBytes(text) <= smsMaxBytes ? 'SMS' : 'LMS');
