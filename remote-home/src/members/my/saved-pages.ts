import { ReviewsPage } from '../../shop/reviews/ReviewsPage';
import { BookmarksPage } from './BookmarksPage';
import { LikesPage } from './LikesPage';
import { own } from './own-page';

export const reviews = own(ReviewsPage, 'reviews');
export const bookmarks = own(BookmarksPage, 'bookmarks');
export const likes = own(LikesPage, 'likes');
