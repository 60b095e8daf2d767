import { useTranslate } from 'react-admin';
import type { AuditEntry } from 'shared/contract';
import { type ConsoleResource, isListResource } from '../../data/define-resource';
import { useConsoleResources } from '../../data/resources-context';
import { auditI18n } from './i18n';

/** Names in the audit log that have no screen in the console. */
const namesWithoutScreen = [
  ...([
    'participations',
    'matchings',
    'products',
    'introductions',
    'sessions',
    'totps',
    'passkeys',
    'letters',
  ] as const),
  ...(['paddles', 'auctionFiles', 'points', 'files', 'releases', 'permits', 'deployTokens'] as const),
];
type NameWithoutScreen = (typeof namesWithoutScreen)[number];
const isNameWithoutScreen = (auditName: string): auditName is NameWithoutScreen =>
  namesWithoutScreen.some((name) => name === auditName);

type Resources = readonly Pick<ConsoleResource, 'name' | 'store'>[];

/** Name of the console's resource that the audit log calls `auditName`, the first if several do; null for none. */
export const findResource = (resources: Resources, auditName: string) =>
  resources.find(({ store }) => store?.auditName === auditName)?.name ?? null;

/** Where the page of a fair shows the records that belong to it. */
const fairTabs: Record<string, string> = { matchings: '/meetings', participations: '/sellers', products: '/products' };

/** The path of the record of an entry; null where the console shows none. */
export const getRecordPath = (
  resources: readonly ConsoleResource[],
  entry: Pick<AuditEntry, 'resource' | 'record'>,
) => {
  const { record } = entry;
  if (record?.state === 'deleted') return '/console/trash';
  if (record && !record.page) return null;
  const name = findResource(resources, record?.page?.resource ?? entry.resource);
  const resource = resources.find((each) => each.name === name);
  if (!resource) return null;
  const hasPage = isListResource(resource) && resource.Edit !== undefined;
  if (!record?.page || !hasPage) return `/console/${resource.name}`;
  const tab = resource.name === 'fairs' ? (fairTabs[entry.resource] ?? '') : '';
  return `/console/${resource.name}/${record.page._id}${tab}`;
};

/** The names by which the audit log can be filtered, each once. */
export const getAuditNames = (resources: Resources) =>
  [...new Set(resources.flatMap(({ store }) => store?.auditName ?? [])), ...namesWithoutScreen].filter(
    (name) => name !== 'audit' && name !== 'trash' && name !== 'failures',
  );

/** Returns a function that gives the label, in the reader's language, of what the audit log calls `auditName`. */
export const useAuditLabel = () => {
  const t = auditI18n.useT();
  const translate = useTranslate();
  const resources = useConsoleResources();
  return (auditName: string) => {
    const resource = findResource(resources, auditName);
    if (resource) return translate(`resources.${resource}.name`, { smart_count: 1 });
    return isNameWithoutScreen(auditName) ? t(auditName) : auditName;
  };
};
