import { expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createMembersDomain } from '../members/domain';
import type { MembersServices } from '../members/index';
import type { MembersPorts } from '../members/services';
import { defineDomain, type FindBookmarkTargets, mergeKinds } from '../platform/define-domain';
import { createPlatformDomain } from '../platform/domain';
import type { PlatformPorts } from '../platform/services';
import type { DashboardParts } from './dashboard/routes';

const find: FindBookmarkTargets = async () => new Map();
const serveInvoices = (_app: FastifyInstance, _services: { invoices: number }) => undefined;
const services = (members: MembersServices) => members;
const count = { cancel: 1 };

// Never called: each marked line must not compile.
export const mistakes = (ports: MembersPorts & PlatformPorts & { parts: DashboardParts }) => {
  const boards = defineDomain({ name: 'boards', services, routes: [], bookmarks: { BOARD: find } });
  const others = defineDomain({
    name: 'others',
    services,
    routes: [],
    bookmarks: { USER: find, FAIR: find, PRODUCT: find, SHOP_PRODUCT: find, WORK: find, REVIEW: find },
  });
  const again = defineDomain({ name: 'again', services, routes: [], bookmarks: { WORK: find } });
  const empty = defineDomain({ name: 'empty', services, routes: [] });

  // These are correct.
  createMembersDomain({ ...ports, bookmarkTargets: mergeKinds([boards, others, empty], 'bookmarks') });

  // @ts-expect-error a missing kind of bookmarks
  createMembersDomain({ ...ports, bookmarkTargets: mergeKinds([others, empty], 'bookmarks') });

  // @ts-expect-error a missing kind of trash
  createPlatformDomain({ ...ports, trashKinds: mergeKinds([boards, empty], 'trash') });

  // @ts-expect-error a missing kind of live events
  createPlatformDomain({ ...ports, liveEvents: mergeKinds([boards, empty], 'liveEvents') });

  // @ts-expect-error a missing owner of private files
  createPlatformDomain({ ...ports, getFileOwners: () => ({ forms: async () => true }) });

  // @ts-expect-error a missing count of the dashboard
  const parts: DashboardParts = { ...ports.parts, counts: mergeKinds([boards, empty], 'dashboardCounts') };

  // @ts-expect-error a kind that is given twice
  mergeKinds([boards, others, again], 'bookmarks');

  // @ts-expect-error routes that need what the domain has no service for
  defineDomain({ name: 'invoices', services, routes: [serveInvoices] });

  // @ts-expect-error a job without an interval
  defineDomain({ name: 'invoices', services, routes: [], jobs: [() => ({ name: 'send', run: async () => null })] });

  // @ts-expect-error a misspelt part of the description
  defineDomain({ name: 'invoices', services, routes: [], bookmark: { BOARD: find } });

  // @ts-expect-error a count that is no subquery
  defineDomain({ name: 'invoices', services, routes: [], dashboardCounts: count });

  return parts;
};

test('mistakes in descriptions of domains do not compile', () => expect(mistakes).toBeInstanceOf(Function));
