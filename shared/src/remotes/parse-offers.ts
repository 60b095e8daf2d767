import { navigationPlaces } from 'shared/format';
import { z } from 'zod';
import { badgeIcons } from './badges';
import { toPath } from './list-navigation';
import type { RemoteManifest } from './manifest';
import { matchesPath } from './matches-path';

export const text = z.string().min(1);
export const title = z.strictObject({ ko: text, en: text, cn: text });
const address = z.string().regex(/^\/(?!\/)[^\s\\]*$/, 'is not an address of this site');
export const scope = z.enum(['console', 'user', 'seller', 'buyer']);
export const chunk = z.string().regex(/^[\w-]+$/, 'is not the name of a chunk');
const scopes = z.union([scope, z.array(scope).min(1)]);
const route = z.string().regex(/^\/v1\/[\w/-]+(\?[\w=&-]+)?$/, 'is not a route of the API');

const apiList = { route, field: text, text };

const list = z.strictObject({
  ...apiList,
  only: z.strictObject({ field: text, values: z.array(z.string().nullable()) }).optional(),
  note: z.strictObject({ field: text, titles: z.record(z.string(), title) }).optional(),
  max: z.int().min(1).optional(),
});

const entry = z.strictObject({
  place: z.enum(navigationPlaces),
  to: address,
  title: title.optional(),
  scope: scopes.optional(),
  section: title.optional(),
  list: list.optional(),
});

const badge = z.strictObject({
  to: address,
  title,
  icon: z.enum(badgeIcons),
  route,
  field: text,
  scope: scopes.optional(),
});

const extension = z.strictObject({
  slot: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not the name of a slot'),
  scope: z.array(scope).min(1).optional(),
  chunk: chunk.optional(),
});

const recordList = z.strictObject({
  ...apiList,
  to: address,
  description: text.optional(),
  changedAt: text.optional(),
  title,
  places: z.array(z.enum(['search', 'sitemap', 'feed'])).min(1),
});

const isRepeated = (key: string, at: number, keys: readonly string[]) => keys.indexOf(key) < at;

/** What a built manifest may offer to the shell. */
export const offers = {
  navigation: z
    .array(entry)
    .max(100)
    .superRefine((entries, context) => {
      const keys = entries.map(({ place, to }) => `${place} ${to}`);
      for (const key of keys.filter(isRepeated)) context.addIssue(`offers ${key} twice`);
    })
    .optional(),
  badges: z.array(badge).max(4).optional(),
  extensions: z
    .array(extension)
    .refine((extensions) => !extensions.map(({ slot }) => slot).some(isRepeated), 'names a slot twice')
    .optional(),
  records: z.array(recordList).max(20).optional(),
};

/** Each field of an item in an address stands for a part of a path. */
const withoutFields = (to: string) => toPath(to.replace(/\{[^{}]*\}/g, 'x'));

/** Why the shell cannot link to what a manifest offers; null if it can. */
export const findWrongOffer = ({
  routes,
  navigation = [],
  badges = [],
  records = [],
}: RemoteManifest): string | null => {
  const owns = (to: string) => routes.some(({ path }) => matchesPath(path, withoutFields(to)));
  const wrong = [...navigation, ...badges, ...records].find(({ to }) => !owns(to));
  if (wrong) return `offers ${wrong.to}, which is none of its pages`;
  const listed = navigation.find(({ place, list }) => list && place !== 'menu');
  if (listed) return `offers the list ${listed.to} for another place than the menu`;
  const untitled = navigation.find(({ to, title }) => !title && !routes.some(({ path }) => path === toPath(to)));
  return untitled ? `offers ${untitled.to} without a title, which no page there has` : null;
};

/** Entries that a later version has written may have more keys. */
const storedEntry = z.looseObject({ ...entry.shape, list: z.looseObject(list.shape).optional() });
const storedBadge = z.looseObject(badge.shape);
const storedExtension = z.looseObject(extension.shape);
const storedRecordList = z.looseObject(recordList.shape);

const isReadable = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success;

const readList = <Entry>(schema: z.ZodType, value: readonly Entry[] | undefined) =>
  Array.isArray(value) ? (value.filter(isReadable(schema)) as Entry[]) : undefined;

/** A manifest of a registry without the offers that this version cannot read. Nothing else of it changes. */
export const withReadableOffers = <Manifest extends RemoteManifest>(manifest: Manifest): Manifest => {
  const { navigation, badges, extensions, records, ...rest } = manifest;
  const read = {
    navigation: readList(storedEntry, navigation),
    badges: readList(storedBadge, badges),
    extensions: readList(storedExtension, extensions),
    records: readList(storedRecordList, records),
  };
  const readable: object = Object.fromEntries(Object.entries(read).filter(([, list]) => list));
  return { ...rest, ...readable } as Manifest;
};
