import { z } from 'zod';
import { id, instant } from '../fields';
import { participationStatuses } from './fairs';
import { matchingStatuses } from './matchings';

export const matchingLiveEvents = {
  /** A matching of the reader has changed. `seller` and `buyer` are users. */
  matching: z.object({ _id: id, _fair: id, status: z.enum(matchingStatuses), seller: id, buyer: id, version: z.int() }),
  /** Times of a participant were taken or became free; sent to approved participants of the fair, never with whom. */
  slots: z.object({ _fair: id, _user: id, taken: z.array(instant), freed: z.array(instant) }),
  /** The reader’s application was decided on. */
  participation: z.object({ _fair: id, status: z.enum(participationStatuses) }),
  /** A message arrived in the thread of a matching. */
  message: z.object({ _matching: id }),
  /** A fair was changed by its organiser. */
  fair: z.object({ _fair: id }),
};
