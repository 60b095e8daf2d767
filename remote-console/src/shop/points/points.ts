import type { RecordTab } from '../../data/define-resource';
import { pointI18n } from './i18n';
import { PointsTab } from './PointsTab';

/** A member's points, on the page of the member. */
export const pointsTab: RecordTab = {
  resource: 'users',
  name: 'points',
  getLabel: (language) => pointI18n.translate(language)('points'),
  Fields: PointsTab,
};
