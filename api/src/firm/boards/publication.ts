import { assertNoFieldErrors } from '../../platform/http/errors';
import type { BoardRow } from './table';

type Draft = Pick<BoardRow, 'code' | 'status'> &
  Partial<Pick<BoardRow, 'publishAt' | 'unpublishAt' | 'thumb' | 'url' | 'content'>>;

/** Refuses a post that lacks what its status requires, and returns it with the default publication time. */
export const preparePublication = <D extends Draft>(draft: D): D => {
  const { code, status, unpublishAt } = draft;
  const publishAt = draft.publishAt ?? (status === 'PUBLISHED' ? new Date().toISOString() : null);
  const isPublic = status === 'PUBLISHED' || status === 'SCHEDULED';
  const isArticle = code === 'MAGAZINE' && isPublic;
  assertNoFieldErrors([
    status === 'SCHEDULED' && !publishAt && { field: 'publishAt', code: 'required' },
    publishAt && unpublishAt && unpublishAt <= publishAt && { field: 'unpublishAt', code: 'period' },
    isArticle && !draft.thumb && { field: 'thumb', code: 'required' },
    isArticle && !draft.url && !draft.content && { field: 'content', code: 'required' },
  ]);
  return { ...draft, publishAt };
};
