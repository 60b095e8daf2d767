import type { Matching } from '../../data/use-matchings';

type Parties = Pick<Matching, 'seller' | 'buyer'>;

const isOrganiser = (by: string | null | undefined, { seller, buyer }: Parties) =>
  by !== null && by !== undefined && by !== seller && by !== buyer;

/** Whether the organiser booked the meeting, so that neither company asked for it. */
export const isBookedByOrganiser = (matching: Parties & Pick<Matching, 'history'>) =>
  isOrganiser(matching.history[0]?.by, matching);

/** Whether the organiser cancelled the meeting or ended the request. */
export const isEndedByOrganiser = (matching: Parties & Pick<Matching, 'cancel'>) =>
  isOrganiser(matching.cancel?.by, matching);
