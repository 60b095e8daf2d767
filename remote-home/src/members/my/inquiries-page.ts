import { InquiriesPage } from './InquiriesPage';
import { own } from './own-page';

export const page = own(InquiriesPage, 'inquiries');
