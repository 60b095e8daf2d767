import { createMemberPage } from '../../members/my/member-page';
import { InquiriesPage } from './InquiriesPage';

export const page = createMemberPage(InquiriesPage, 'inquiries');
