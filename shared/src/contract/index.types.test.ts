import { expect, test } from '@jest/globals';
import { appRoutes } from './app';
import { auctionRoutes } from './auction';
import { firmRoutes } from './firm';
import { contract } from './index';
import { matchingRoutes } from './matching';
import { membersRoutes } from './members';
import { platformRoutes } from './platform';
import { listRoutes } from './route';
import { shopRoutes } from './shop';

const domains = [
  platformRoutes,
  membersRoutes,
  firmRoutes,
  matchingRoutes,
  auctionRoutes,
  shopRoutes,
  appRoutes,
] as const;

type Keys<T> = T extends unknown ? keyof T : never;

/** Names that come from two of the domains. */
type Repeated<D extends readonly unknown[]> = D extends readonly [infer First, ...infer Others]
  ? (keyof First & Keys<Others[number]>) | Repeated<Others>
  : never;

type Sites<D extends readonly { site: unknown }[]> = { [I in keyof D]: D[I]['site'] };
type Consoles<D extends readonly { console: unknown }[]> = { [I in keyof D]: D[I]['console'] };

type None<T extends never> = T;

// These compile only while no name is repeated; the error says which one is.
export type Names = [None<Repeated<Sites<typeof domains>>>, None<Repeated<Consoles<typeof domains>>>];

// @ts-expect-error a name that comes from two domains
export type RepeatedName = None<Repeated<[{ boards: 1; faqs: 1 }, { terms: 1 }, { boards: 1 }]>>;

test('every route of a domain is in the contract, under a name of its own', () => {
  const count = domains.reduce((total, { site, console }) => total + listRoutes({ ...site, console }).length, 0);
  const names = listRoutes(contract).map(({ name }) => name);
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
});
