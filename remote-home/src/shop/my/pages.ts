import { createPrivatePage } from 'shared/pages';
import { translate } from '../../members/my/i18n';
import { createMemberPage } from '../../members/my/member-page';
import { CouponsPage } from './CouponsPage';
import { OverviewPage } from './OverviewPage';
import { PointsPage } from './PointsPage';

export const overviewPage = createPrivatePage(OverviewPage, translate, 'title');
export const pointsPage = createMemberPage(PointsPage, 'points');
export const couponsPage = createMemberPage(CouponsPage, 'coupons');
