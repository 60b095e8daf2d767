import { eq } from 'drizzle-orm';
import { type Language, pick } from 'shared/contract';
import { formatDateLong, formatWon } from 'shared/format';
import type { Messenger } from '../../members/messages/tell';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { WorkRow } from './table';

const nameOf = ({ lotNo, title }: WorkRow, language: Language) => `LOT ${lotNo} ${pick(title, language)}`;
const priceOf = ({ currentPrice, startPrice }: WorkRow, language: Language) =>
  formatWon(currentPrice ?? startPrice, language);
const dueOf = ({ result }: WorkRow, language: Language) => (result ? formatDateLong(result.dueAt, language, true) : '');
const linkOf = ({ _id }: WorkRow) => `/auction/works/${_id}`;

/** Tells members what becomes of the lots that they bid on or keep. */
export const createAuctionTold = (messenger: Messenger) => {
  const about = (work: WorkRow, key: string) => ({
    link: linkOf(work),
    ref: { type: 'works', _id: work._id },
    dedupeKey: `works:${work._id}:${key}`,
  });

  return {
    /** To whoever led until now. */
    outbid: (tx: Database, { user, work, bid }: { user: string; work: WorkRow; bid: string }) =>
      messenger.tell(tx, {
        user,
        template: 'auction.outbid',
        values: ({ language }) => ({
          work: nameOf(work, language),
          price: priceOf(work, language),
        }),
        ...about(work, `outbid:${bid}`),
      }),

    /** To those who keep it. */
    endingSoon: (tx: Database, work: WorkRow, watchers: string[]) =>
      messenger.tell(tx, {
        user: watchers,
        template: 'auction.endingSoon',
        values: ({ language }) => ({
          work: nameOf(work, language),
          price: priceOf(work, language),
          end: formatDateLong(work.effectiveEndAt, language, true),
        }),
        ...about(work, 'endingSoon'),
      }),

    won: (tx: Database, work: WorkRow) =>
      messenger.tell(tx, {
        user: work.winner ?? [],
        template: 'auction.won',
        values: ({ language }) => wonValues(work, language),
        ...about(work, 'won'),
      }),

    /** Some days before the payment is due. */
    paymentDue: (tx: Database, work: WorkRow) =>
      messenger.tell(tx, {
        user: work.winner ?? [],
        template: 'auction.paymentDue',
        values: ({ language }) => ({
          work: nameOf(work, language),
          amount: formatWon(work.result?.total ?? 0, language),
          due: dueOf(work, language),
        }),
        ...about(work, 'paymentDue'),
      }),

    /** By mail alone, as often as an administrator asks for it; answers where it went. */
    wonAgain: async (tx: Database, work: WorkRow, count: number): Promise<string | null> => {
      const [winner] = await tx
        .select()
        .from(users)
        .where(eq(users._id, work.winner ?? ''));
      if (!winner?.email) return null;
      await messenger.tellAddress(tx, {
        to: { email: winner.email },
        name: winner.name,
        language: winner.language,
        template: 'auction.won',
        values: wonValues(work, winner.language),
        ...about(work, `wonEmail:${count}`),
      });
      return winner.email;
    },
  };
};

const wonValues = (work: WorkRow, language: Language) => ({
  work: nameOf(work, language),
  price: formatWon(work.result?.hammer ?? 0, language),
  due: dueOf(work, language),
});

export type AuctionTold = ReturnType<typeof createAuctionTold>;
