import type { Board } from 'shared/contract';

/** Fields of a published post, for tests; it needs a subject besides. */
export const publishedPost: Pick<Board, 'code' | 'tags' | 'pinned' | 'status' | 'allowComment' | 'secret'> = {
  code: 'NEWS',
  tags: [],
  pinned: false,
  status: 'PUBLISHED',
  allowComment: false,
  secret: false,
};
