import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Bookmark } from 'shared/contract';
import type { AccountDeletionStep } from './account-deletion';
import type { FindRecordNames } from './audit/record-names';
import { addContentHeader } from './content/content-header';
import type { DomainContent } from './content/domain-content';
import type { Database } from './database/connect';
import type { OwnsRecord } from './files/file-owners';
import type { LiveAudience, LiveEventKind } from './live/audiences';
import type { FindSharingPicture } from './sharing-pictures/sharing-picture';
import type { TrashKind } from './trash/kinds';

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Work that each process of the API repeats. */
export interface Job {
  /** Shown in the log when a run fails. */
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  /** A run that takes longer than its interval is not started a second time meanwhile. */
  oneAtATime?: boolean;
}

/** Returns title and picture of the records that are public, by id; other ids are left out. */
export type FindBookmarkTargets = (db: Database, ids: string[]) => Promise<Map<string, NonNullable<Bookmark['shown']>>>;

/** A subquery of one value; `day` is a day in Seoul, YYYY-MM-DD. */
export type DashboardCount = (day: string) => SQL;
/** A part of the dashboard that needs a query of its own. */
type DashboardSection = (db: Database, day: string) => Promise<unknown>;

/** What a domain provides before it is started. Each kind belongs to exactly one domain. */
interface Kinds<
  BookmarkType extends string,
  Trashed extends string,
  Named extends string,
  LiveType extends string,
  Counted extends string,
  Sections extends Record<string, DashboardSection>,
  Shared extends string,
> {
  bookmarks: Record<BookmarkType, FindBookmarkTargets>;
  trash: Record<Trashed, TrashKind>;
  /** What the audit log calls the records of a table. */
  recordNames: Record<Named, FindRecordNames>;
  liveEvents: Record<LiveType, LiveEventKind>;
  /** Who may read the events of a topic. */
  audiences: readonly LiveAudience[];
  dashboardCounts: Record<Counted, DashboardCount>;
  dashboardSections: Sections;
  /** Pictures of link previews. */
  sharingPictures: Record<Shared, FindSharingPicture>;
}

/** What a domain creates from its services. */
interface Parts<Services, FileOwner extends string> {
  /** Functions that register routes; the order does not matter. */
  routes: readonly ((app: FastifyInstance, services: Services) => unknown)[];
  jobs?: readonly ((services: Services) => Job)[];
  /** Steps of all domains run in the order of the domains in `app/domains.ts`. */
  onAccountDeletion?: readonly ((services: Services) => AccountDeletionStep)[];
  /** Writes rows that must exist before the first request. */
  onStart?: readonly ((services: Services) => Promise<unknown>)[];
  /** By resource: whether the caller owns a record and so may read its private files. */
  fileOwners?: Record<FileOwner, (services: Services) => OwnsRecord>;
}

/** A domain with its services; shared by server, jobs and seed. */
export interface StartedDomain<Services = object, FileOwner extends string = string> {
  name: string;
  services: Services;
  /** Registers the routes, in a scope of their own: hooks of a domain do not run for the routes of others. */
  serve: (app: FastifyInstance) => Promise<void>;
  content: DomainContent | undefined;
  jobs: readonly Job[];
  accountDeletion: readonly AccountDeletionStep[];
  /** Writes the rows that must exist before the first request. */
  prepare: () => Promise<void>;
  fileOwners: Record<FileOwner, OwnsRecord>;
}

const mapValues = <K extends string, A, B>(record: Record<K, A>, map: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, map(value)])) as Record<K, B>;

/**
 * Describes a domain for `app`. `start` calls `services` once per process; routes, jobs and account deletion share the
 * result. The types import no domain: what a domain receives and creates are type parameters, inferred from `services`.
 */
export const defineDomain = <
  Received extends object,
  Created extends object,
  BookmarkType extends string = never,
  Trashed extends string = never,
  Named extends string = never,
  LiveType extends string = never,
  Counted extends string = never,
  Sections extends Record<string, DashboardSection> = {},
  FileOwner extends string = never,
  Shared extends string = never,
>({
  name,
  services: createServices,
  routes,
  jobs = [],
  onAccountDeletion = [],
  onStart = [],
  fileOwners,
  bookmarks,
  trash,
  recordNames,
  liveEvents,
  audiences = [],
  dashboardCounts,
  dashboardSections,
  sharingPictures,
  content,
}: {
  name: string;
  services: (received: Received) => Created;
  /** Left out by a domain whose tables no public page shows. */
  content?: DomainContent;
} & Parts<NoInfer<Received & Created>, FileOwner> &
  Partial<Kinds<BookmarkType, Trashed, Named, LiveType, Counted, Sections, Shared>>) => {
  // A domain without kinds has an empty record with the key type `never`.
  const kinds = {
    bookmarks: bookmarks ?? {},
    trash: trash ?? {},
    recordNames: recordNames ?? {},
    liveEvents: liveEvents ?? {},
    audiences,
    dashboardCounts: dashboardCounts ?? {},
    dashboardSections: dashboardSections ?? {},
    sharingPictures: sharingPictures ?? {},
  } as Kinds<BookmarkType, Trashed, Named, LiveType, Counted, Sections, Shared>;

  return {
    name,
    ...kinds,
    start: (received: Received): StartedDomain<Received & Created, FileOwner> => {
      const services = { ...received, ...createServices(received) };
      return {
        name,
        services,
        content,
        serve: async (app) => {
          await app.register(async (scope) => {
            if (content) addContentHeader(scope, [name, ...(content.shows ?? [])]);
            for (const serveRoutes of routes) serveRoutes(scope, services);
          });
        },
        jobs: jobs.map((createJob) => createJob(services)),
        accountDeletion: onAccountDeletion.map((createStep) => createStep(services)),
        prepare: async () => {
          for (const prepare of onStart) await prepare(services);
        },
        fileOwners: mapValues(
          fileOwners ?? ({} as Record<FileOwner, (received: Received & Created) => OwnsRecord>),
          (createOwner) => createOwner(services),
        ),
      };
    },
  };
};

/** The records under one key of several domains. */
type Records<Domains extends readonly object[], Key extends string> = {
  [I in keyof Domains]: Domains[I] extends Record<Key, infer Found extends object> ? Found : never;
};
type KeysIn<Found extends readonly object[]> = Found[number] extends infer One
  ? One extends One
    ? keyof One & string
    : never
  : never;
type RepeatedKeys<Found extends readonly object[]> = Found extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? Extract<keyof First, KeysIn<Rest>> | RepeatedKeys<Rest>
  : never;
type Merged<Found extends readonly object[]> = Found extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : unknown;

/**
 * Merges the kinds of several domains: `mergeKinds([firm, shop], 'trash')`. A kind that two domains define does not
 * compile; a missing one fails where the result is used as a `Record<Kind, …>`.
 */
export const mergeKinds = <const Domains extends readonly object[], Key extends string>(
  domains: Domains &
    ([RepeatedKeys<Records<Domains, Key>>] extends [never]
      ? unknown
      : { 'kinds that are given twice': RepeatedKeys<Records<Domains, Key>> }),
  key: Key,
) =>
  Object.assign({}, ...(domains as readonly Record<string, object>[]).map((domain) => domain[key])) as Merged<
    Records<Domains, Key>
  >;
