import type { z } from 'zod';
import { instant } from '../fields';
import type { RouteSpec } from '../route';

type RouteWithObjectResponse = RouteSpec & { response: z.ZodObject };

/** Adds `serverTime` to the answer of a route; countdowns are measured against it. */
export const withServerTime = <const R extends RouteWithObjectResponse>(spec: R) => ({
  ...spec,
  response: spec.response.extend({ serverTime: instant }) as z.ZodObject<
    R['response']['shape'] & { serverTime: typeof instant }
  >,
});
