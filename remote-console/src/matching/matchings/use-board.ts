import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { contract, LocalisedText } from 'shared/contract';
import type { z } from 'zod';
import { useLocalised } from '../../components/hooks/use-localised';

export type BoardState = z.infer<typeof contract.console.matchings.board.response>;
export type Meeting = BoardState['meetings'][number];
/** The part of a meeting or request that is needed to move it. */
export type MovableMeeting = Pick<
  Meeting,
  '_id' | 'version' | 'seller' | 'buyer' | 'sellerCompany' | 'buyerCompany' | 'mode' | 'status' | 'slot' | 'table'
>;

/** A slot and a table of the board. The table is null for a meeting by video, `anyTable` if none is chosen. */
export interface BoardPosition {
  start: string;
  table: number | null;
}

export interface BoardHandlers {
  onOpen: (id: string) => void;
  onMove: (meeting: MovableMeeting, position: BoardPosition) => void;
  onBook: (position: BoardPosition) => void;
}

/** First part of the query keys that depend on a fair's meetings; the second is the fair's id. */
type FairQuery = 'fair-board' | 'matchings' | 'matching' | 'participations';

/** Slots, tables, meetings and pending requests of a fair. */
export const useBoard = (fair: string) =>
  useQuery({
    queryKey: ['fair-board' satisfies FairQuery, fair],
    queryFn: () => api.console.matchings.board({ params: { id: fair } }),
    staleTime: 0,
  });

/** Returns a function that reads queries of a fair again; it resolves once those in use are read. */
export const useInvalidateFair = (fair: string) => {
  const queries = useQueryClient();
  return (...names: FairQuery[]) =>
    Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, fair] })));
};

/** Returns a function that names both companies of a meeting. */
export const usePartyNames = () => {
  const localise = useLocalised();
  return ({ sellerCompany, buyerCompany }: Pick<MovableMeeting, 'sellerCompany' | 'buyerCompany'>) => ({
    seller: localise(sellerCompany.name),
    buyer: localise(buyerCompany.name),
  });
};

/** Names of the parties that have another meeting at this time. `exceptId` is the meeting that would move. */
export const findBusyParties = (
  { meetings }: Pick<BoardState, 'meetings'>,
  parties: readonly (string | undefined)[],
  start: string,
  exceptId?: string,
): LocalisedText[] =>
  meetings
    .filter(({ _id, slot }) => _id !== exceptId && slot?.start === start)
    .flatMap(({ seller, buyer, sellerCompany, buyerCompany }) => [
      ...(parties.includes(seller) ? [sellerCompany.name] : []),
      ...(parties.includes(buyer) ? [buyerCompany.name] : []),
    ]);

/** The meeting at a table and time; null if the table is free. */
export const findMeetingAt = ({ meetings }: Pick<BoardState, 'meetings'>, start: string, table: number) =>
  meetings.find((meeting) => meeting.slot?.start === start && meeting.table === table) ?? null;
