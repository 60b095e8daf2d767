import { createAccountPage } from '../../members/my/account-page';
import { CouponsPage } from './CouponsPage';
import { OverviewPage } from './OverviewPage';
import { PointsPage } from './PointsPage';

export const overviewPage = createAccountPage(OverviewPage, 'title');
export const pointsPage = createAccountPage(PointsPage, 'points');
export const couponsPage = createAccountPage(CouponsPage, 'coupons');
