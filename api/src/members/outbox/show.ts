import type { OutboxEntry, Template } from 'shared/contract';
import type { OutboxRow } from '../../platform/mail/table';
import { maskAddress } from '../users/show';

/** They carry what opens an account: nobody reads it but whom it was sent to. */
const sealed: readonly (Template | null)[] = ['user.certCode', 'user.invited', 'seller.account'];

const everyone = ({ mail, sms }: OutboxRow) => (mail ? [...mail.to, ...mail.cc] : sms ? [sms.to] : []);

const masked = (row: OutboxRow, text: string) =>
  everyone(row).reduce((shown, address) => shown.replaceAll(address, maskAddress(address)), text);

export const entryOf = (row: OutboxRow): OutboxEntry => ({
  ...row,
  to: everyone(row).map(maskAddress),
  subject: row.mail?.subject ?? row.sms?.subject ?? '',
  error: row.error && masked(row, row.error),
  ref: { type: row.resource, _id: row.target },
});

/** One entry whole, to whoever may know it. */
export const wholeEntryOf = (row: OutboxRow) => {
  const isSealed = sealed.includes(row.template);
  const text = row.mail?.text ?? row.sms?.text ?? '';
  return {
    ...row,
    to: everyone(row),
    subject: row.mail?.subject ?? row.sms?.subject ?? '',
    ref: { type: row.resource, _id: row.target },
    text: isSealed ? '•••' : text,
    html: isSealed ? null : (row.mail?.html ?? null),
  };
};
