import { createAccountPage } from '../../members/my/account-page';
import { LikesPage } from './LikesPage';
import { ReviewsPage } from './ReviewsPage';

export const reviewsPage = createAccountPage(ReviewsPage, 'reviews');
export const likesPage = createAccountPage(LikesPage, 'likes');
