import { CouponsPage } from './CouponsPage';
import { HomePage } from './HomePage';
import { own } from './own-page';
import { PointsPage } from './PointsPage';

export const my = own(HomePage, 'title');
export const points = own(PointsPage, 'points');
export const coupons = own(CouponsPage, 'coupons');
