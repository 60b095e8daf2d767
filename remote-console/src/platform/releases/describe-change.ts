import type { ReleaseChangeEntry } from './use-releases';

/** What the site does by itself has names of its own, which say why. */
const actionsOfSite: Record<string, string> = { cancel: 'stop', promoteCanary: 'complete' };

/** The key of the label of what was done. */
export const getActionKey = ({ action, by }: Pick<ReleaseChangeEntry, 'action' | 'by'>): string =>
  `resources.releases.action.${(by.kind === 'system' && actionsOfSite[action]) || action}`;

/** `1.0.0 → 1.0.1`, or one version where nothing else ran before or runs after it. */
export const formatVersions = ({ before, after }: Pick<ReleaseChangeEntry, 'before' | 'after'>): string =>
  [...new Set([before, after])].filter((version) => version !== null).join(' → ');
