import type { z } from 'zod';
import { matchingLiveEvents } from '../matching/live-events';
import { memberLiveEvents } from '../members/live-events';

/**
 * What `live.events` sends; each domain declares its part. `event` is the key, `data` JSON of the shape. An event can
 * come twice after a reconnect: it asks for a new read, and holds enough to grey out a slot at once. The first event is
 * `ready` with `{ resumed }`; where that is false, events were lost and everything has to be read again.
 */
const liveEvents = { ...matchingLiveEvents, ...memberLiveEvents };

export type LiveType = keyof typeof liveEvents;
export const liveTypes = Object.keys(liveEvents) as [LiveType, ...LiveType[]];
export type LiveEvents = { [K in LiveType]: z.infer<(typeof liveEvents)[K]> };
