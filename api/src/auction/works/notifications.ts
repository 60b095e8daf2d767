import { eq } from 'drizzle-orm';
import { type Language, pickText } from 'shared/contract';
import { formatDateLong, formatWon } from 'shared/format';
import { type Messenger, pickName, users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import type { WorkRow } from './table';

const formatLotName = ({ lotNo, title }: WorkRow, language: Language) => `LOT ${lotNo} ${pickText(title, language)}`;
const formatPrice = ({ currentPrice, startPrice }: WorkRow, language: Language) =>
  formatWon(currentPrice ?? startPrice, language);
const formatDueDate = ({ result }: WorkRow, language: Language) =>
  result ? formatDateLong(result.dueAt, language, true) : '';
const buildPath = ({ _id }: WorkRow) => `/auction/works/${_id}`;

/** Creates the notifier of auctions: notifications to bidders, winners and watchers. */
export const createAuctionNotifier = (messenger: Messenger) => {
  const getReference = (work: WorkRow, key: string) => ({
    link: buildPath(work),
    ref: { type: 'works', _id: work._id },
    dedupeKey: `works:${work._id}:${key}`,
  });

  return {
    /** To the previous leader. */
    notifyOutbid: (tx: Database, { user, work, bid }: { user: string; work: WorkRow; bid: string }) =>
      messenger.notify(tx, {
        user,
        template: 'auction.outbid',
        values: ({ language }) => ({
          work: formatLotName(work, language),
          price: formatPrice(work, language),
        }),
        ...getReference(work, `outbid:${bid}`),
      }),

    /** To the watchers of the lot. */
    notifyEndingSoon: (tx: Database, work: WorkRow, watchers: string[]) =>
      messenger.notify(tx, {
        user: watchers,
        template: 'auction.endingSoon',
        values: ({ language }) => ({
          work: formatLotName(work, language),
          price: formatPrice(work, language),
          end: formatDateLong(work.effectiveEndAt, language, true),
        }),
        ...getReference(work, 'endingSoon'),
      }),

    notifyWon: (tx: Database, work: WorkRow) =>
      messenger.notify(tx, {
        user: work.winner ?? [],
        template: 'auction.won',
        values: ({ language }) => wonValues(work, language),
        ...getReference(work, 'won'),
      }),

    /** To the winner, before the payment is due. */
    notifyPaymentDue: (tx: Database, work: WorkRow) =>
      messenger.notify(tx, {
        user: work.winner ?? [],
        template: 'auction.paymentDue',
        values: ({ language }) => ({
          work: formatLotName(work, language),
          amount: formatWon(work.result?.total ?? 0, language),
          due: formatDueDate(work, language),
        }),
        ...getReference(work, 'paymentDue'),
      }),

    /** Mails the winner on an administrator’s request; returns the address, or null when there is none. */
    sendWonEmail: async (tx: Database, work: WorkRow, count: number): Promise<string | null> => {
      const winner = await findRow(tx, users, eq(users._id, work.winner ?? ''));
      if (!winner?.email) return null;
      await messenger.notifyAddress(tx, {
        to: { email: winner.email },
        name: pickName(winner, winner.language),
        language: winner.language,
        template: 'auction.won',
        values: wonValues(work, winner.language),
        ...getReference(work, `wonEmail:${count}`),
      });
      return winner.email;
    },
  };
};

const wonValues = (work: WorkRow, language: Language) => ({
  work: formatLotName(work, language),
  price: formatWon(work.result?.hammer ?? 0, language),
  due: formatDueDate(work, language),
});

export type AuctionNotifier = ReturnType<typeof createAuctionNotifier>;
