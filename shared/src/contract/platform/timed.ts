import type { z } from 'zod';
import { instant } from '../fields';
import type { RouteSpec } from '../machine';

type Answering = RouteSpec & { response: z.ZodObject };

/** The same route, whose answer also says what the server’s clock shows: countdowns go by that one. */
export const timed = <const R extends Answering>(spec: R) => ({
  ...spec,
  response: spec.response.extend({ serverTime: instant }) as z.ZodObject<
    R['response']['shape'] & { serverTime: typeof instant }
  >,
});
