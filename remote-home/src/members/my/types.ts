import type { Answer, contract } from 'shared/contract';

export type Like = Answer<typeof contract.likes.list>['likes'][number];
export type Bookmark = Answer<typeof contract.bookmarks.list>['bookmarks'][number];
/** What is liked is also all that can be saved, and reviews besides. */
export type LikeTarget = Like['target'];
