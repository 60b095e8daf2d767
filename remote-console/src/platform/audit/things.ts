import { useTranslate } from 'react-admin';
import { resources } from '../../data/resources';
import { auditI18n } from './i18n';

/** What is written down and has no screen of its own. */
const others = [
  ...(['participations', 'matchings', 'products', 'introductions', 'sessions', 'totps', 'letters'] as const),
  ...(['paddles', 'auctionFiles', 'points'] as const),
];
type Other = (typeof others)[number];
const isOther = (folder: string): folder is Other => others.some((other) => other === folder);

const names = Object.entries(resources);

/** The console's resource that keeps its records under this folder; the first one where two show the same. */
export const resourceOf = (folder: string) => names.find(([, stored]) => stored.folder === folder)?.[0] ?? null;

export const folders = [...new Set(names.map(([, { folder }]) => folder)), ...others].filter(
  (folder) => folder !== 'audit' && folder !== 'trash' && folder !== 'failures',
);

/** Names of what things were done to. */
export const useThings = () => {
  const t = auditI18n.useT();
  const translate = useTranslate();
  return (folder: string) => {
    const resource = resourceOf(folder);
    if (resource) return translate(`resources.${resource}.name`, { smart_count: 1 });
    return isOther(folder) ? t(folder) : folder;
  };
};
