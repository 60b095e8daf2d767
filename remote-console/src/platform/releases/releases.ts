import { Rocket } from 'lucide-react';
import { definePage } from '../../data/define-resource';
import { releaseLabels } from './i18n';
import { ReleasesPage } from './ReleasesPage';

export const releases = definePage({
  name: 'releases',
  labels: releaseLabels,
  menu: { group: 'system', order: 30, Icon: Rocket },
  Page: ReleasesPage,
});
