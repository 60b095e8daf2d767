import { BookmarksPage } from './BookmarksPage';
import { createMemberPage } from './member-page';

export const page = createMemberPage(BookmarksPage, 'bookmarks');
