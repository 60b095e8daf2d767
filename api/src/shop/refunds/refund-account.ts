import { type MaskedAccount, RefundAccount } from 'shared/contract';
import { maskName } from '../../members/index';
import { decryptText, encryptText } from '../../platform/auth/encrypt';
import type { Keys } from '../../platform/auth/keys';

/** The masked account, which answers show, and the whole one encrypted. */
export type StoredAccount = MaskedAccount & { encrypted: string };

const purpose = 'refundAccount';

/** 110-204-880531 → ********0531 */
const maskNumber = (no: string) => {
  const digits = no.replace(/\D/g, '');
  return digits.slice(-4).padStart(digits.length, '*');
};

export const encryptAccount = async (keys: Keys, account: RefundAccount): Promise<StoredAccount> => ({
  bank: account.bank,
  no: maskNumber(account.no),
  holder: maskName(account.holder),
  encrypted: await encryptText(keys, purpose, JSON.stringify(account)),
});

export const decryptAccount = async (keys: Keys, { encrypted }: StoredAccount) =>
  RefundAccount.parse(JSON.parse(await decryptText(keys, purpose, encrypted)));

export const toMaskedAccount = (stored: StoredAccount | null): MaskedAccount | null =>
  stored && { bank: stored.bank, no: stored.no, holder: stored.holder };

/** Only a payment that a provider reported can be refunded by that provider. */
export const isRefundedByTransfer = ({ tid }: { tid: string | null }) => tid === null;

interface RefundableOrder {
  tid: string | null;
  paid: number;
  refunded: number;
  refundAccount: StoredAccount | null;
}

/** Whether a request of the buyer should name an account: money would be transferred, and no account is known. */
export const needsRefundAccount = (order: RefundableOrder) =>
  isRefundedByTransfer(order) && order.paid > order.refunded && order.refundAccount === null;
