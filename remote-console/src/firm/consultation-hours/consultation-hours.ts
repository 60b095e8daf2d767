import { CalendarClock } from 'lucide-react';
import { definePage } from '../../data/define-resource';
import { HoursPage } from './HoursPage';
import { hoursLabels } from './i18n';

export const consultationHours = definePage({
  name: 'consultationHours',
  labels: hoursLabels,
  menu: { group: 'customers', order: 15, Icon: CalendarClock },
  Page: HoursPage,
});
