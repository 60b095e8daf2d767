import type { MessageTemplate, OutboxEntry } from 'shared/contract';
import type { OutboxRow } from '../../platform/mail/table';
import { maskAddress } from '../users/mask';

/** Templates with a code or link that opens an account; only the recipient may read their text. */
const confidentialTemplates: readonly (MessageTemplate | null)[] = ['user.certCode', 'user.invited', 'seller.account'];

const getRecipients = ({ mail, sms }: OutboxRow) => (mail ? [...mail.to, ...mail.cc] : sms ? [sms.to] : []);

const maskRecipients = (row: OutboxRow, text: string) =>
  getRecipients(row).reduce((masked, address) => masked.replaceAll(address, maskAddress(address)), text);

const toUnmaskedEntry = (row: OutboxRow) => ({
  ...row,
  to: getRecipients(row),
  subject: row.mail?.subject ?? row.sms?.subject ?? '',
  ref: { type: row.resource, _id: row.target },
});

export const toOutboxEntry = (row: OutboxRow): OutboxEntry => ({
  ...toUnmaskedEntry(row),
  to: getRecipients(row).map(maskAddress),
  error: row.error && maskRecipients(row, row.error),
});

/** One entry with unmasked addresses and its text. */
export const toOutboxDetail = (row: OutboxRow) => {
  const isConfidential = confidentialTemplates.includes(row.template);
  const text = row.mail?.text ?? row.sms?.text ?? '';
  return {
    ...toUnmaskedEntry(row),
    text: isConfidential ? '•••' : text,
    html: isConfidential ? null : (row.mail?.html ?? null),
  };
};
