import { createAccountPage } from '../../members/my/account-page';
import { InquiriesPage } from './InquiriesPage';

export const page = createAccountPage(InquiriesPage, 'inquiries');
