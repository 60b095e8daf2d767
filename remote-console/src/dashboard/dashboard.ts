import { definePage } from '../data/define-resource';
import { DashboardPage } from './DashboardPage';

export const dashboard = definePage({ name: 'dashboard', Page: DashboardPage });
