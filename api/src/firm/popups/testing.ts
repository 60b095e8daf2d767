import { getTimeAfter } from '../../platform/database/columns';

/** Describes a popup that is shown now, for tests. */
export const describePopup = () => ({
  title: '안내',
  type: 'HTML' as const,
  content: { ko: '<p>안내</p>', en: '<p>Notice</p>' },
  newWindow: false,
  skin: 'basic' as const,
  startAt: getTimeAfter(-60_000),
  endAt: getTimeAfter(60 * 60_000),
  enabled: true,
  order: 0,
  device: 'both' as const,
  locales: [],
  paths: [],
  dismiss: 'TODAY' as const,
});
