import { createAccountPage } from './account-page';
import { BookmarksPage } from './BookmarksPage';

export const page = createAccountPage(BookmarksPage, 'bookmarks');
