import { Gauge } from 'lucide-react';
import { definePage } from '../../data/define-resource';
import { vitalLabels } from './i18n';
import { VitalsPage } from './VitalsPage';

export const vitals = definePage({
  name: 'vitals',
  labels: vitalLabels,
  menu: { group: 'system', order: 50, Icon: Gauge },
  Page: VitalsPage,
});
