import { z } from 'zod';
import { id, instant } from '../fields';
import { route } from '../machine';
import { participationStatuses } from '../matching/fairs';
import { matchingStatuses } from '../matching/matchings';

export const liveTypes = ['matching', 'slots', 'participation', 'message', 'notice', 'fair'] as const;
export type LiveType = (typeof liveTypes)[number];

/**
 * What the stream says: `event` is the key, `data` JSON of the shape. An event can come twice after a break; it is a
 * hint to read again, with enough in it to grey out a slot at once. First comes `ready` with `{ resumed }`: where that
 * is false, what happened in between is not known any more and everything is to be read anew.
 */
export const liveEvents = {
  /** A matching of the reader has changed. `seller` and `buyer` are users. */
  matching: z.object({ _id: id, _fair: id, status: z.enum(matchingStatuses), seller: id, buyer: id, version: z.int() }),
  /** Times of a participant were taken or became free; to approved participants of the fair, never with whom. */
  slots: z.object({ _fair: id, _user: id, taken: z.array(instant), freed: z.array(instant) }),
  /** The reader’s application was decided on. */
  participation: z.object({ _fair: id, status: z.enum(participationStatuses) }),
  /** A message arrived in the thread of a matching. */
  message: z.object({ _matching: id }),
  /** Something for the reader’s inbox. */
  notice: z.object({ code: z.string(), _ref: id.nullable() }),
  /** A fair was changed by its organiser. */
  fair: z.object({ _fair: id }),
} satisfies Record<LiveType, z.ZodObject>;
export type LiveEvents = { [K in LiveType]: z.infer<(typeof liveEvents)[K]> };

export const live = {
  events: route({
    method: 'GET',
    path: '/v1/me/live',
    access: 'member',
    summary: 'Server-sent events for the caller; resumed by `Last-Event-ID`, ended when the access token ends',
    /** An administrator names the fair whose matchings they follow. */
    query: z.strictObject({ fair: id.optional() }),
    response: 'events',
    ours: true,
  }),
};
