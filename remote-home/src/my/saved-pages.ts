import { ReviewsPage } from '../reviews/ReviewsPage';
import { BookmarksPage } from './BookmarksPage';
import { InquiriesPage } from './InquiriesPage';
import { LikesPage } from './LikesPage';
import { own } from './own-page';

export const reviews = own(ReviewsPage, 'reviews');
export const bookmarks = own(BookmarksPage, 'bookmarks');
export const likes = own(LikesPage, 'likes');
export const inquiries = own(InquiriesPage, 'inquiries');
