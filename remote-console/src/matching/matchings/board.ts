import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { contract, LocalisedText } from 'shared/contract';
import { type Language, useLanguage } from 'shared/i18n';
import type { z } from 'zod';

export type BoardState = z.infer<typeof contract.console.matchings.board.response>;
export type Meeting = BoardState['meetings'][number];
/** What moving needs to know of a meeting or a request. */
export type Movable = Pick<
  Meeting,
  '_id' | 'version' | 'seller' | 'buyer' | 'sellerCompany' | 'buyerCompany' | 'mode' | 'status' | 'slot' | 'table'
>;

export const boardKey = (fair: string) => ['fair-board', fair];

export const useBoard = (fair: string) =>
  useQuery({
    queryKey: boardKey(fair),
    queryFn: () => api.console.matchings.board({ params: { id: fair } }),
    staleTime: 0,
  });

export const said = (text: LocalisedText, language: Language) => text[language]?.trim() || text.ko;

/** Both companies of a meeting by their names. */
export const usePair = () => {
  const language = useLanguage();
  return ({ sellerCompany, buyerCompany }: Pick<Movable, 'sellerCompany' | 'buyerCompany'>) => ({
    seller: said(sellerCompany.name, language),
    buyer: said(buyerCompany.name, language),
  });
};

/** Names of those of two people who already meet somebody at a time. `but`: the meeting that would move. */
export const busyAt = (
  { meetings }: Pick<BoardState, 'meetings'>,
  people: readonly (string | undefined)[],
  start: string,
  but?: string,
): LocalisedText[] =>
  meetings
    .filter(({ _id, slot }) => _id !== but && slot?.start === start)
    .flatMap(({ seller, buyer, sellerCompany, buyerCompany }) => [
      ...(people.includes(seller) ? [sellerCompany.name] : []),
      ...(people.includes(buyer) ? [buyerCompany.name] : []),
    ]);

/** Meeting at a table and time, null where it is free. */
export const meetingAt = ({ meetings }: Pick<BoardState, 'meetings'>, start: string, table: number) =>
  meetings.find((meeting) => meeting.slot?.start === start && meeting.table === table) ?? null;
