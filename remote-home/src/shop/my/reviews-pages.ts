import { createMemberPage } from '../../members/my/member-page';
import { LikesPage } from './LikesPage';
import { ReviewsPage } from './ReviewsPage';

export const reviewsPage = createMemberPage(ReviewsPage, 'reviews');
export const likesPage = createMemberPage(LikesPage, 'likes');
