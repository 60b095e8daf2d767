import { throwFieldError } from '../../platform/http/errors';
import type { BoardRow } from './table';

type Draft = Pick<BoardRow, 'code' | 'status'> &
  Partial<Pick<BoardRow, 'publishAt' | 'unpublishAt' | 'thumb' | 'url' | 'content'>>;

/** Refuses a post that lacks what its status requires, and returns it with the default publication time. */
export const preparePublication = <D extends Draft>(draft: D): D => {
  const { code, status, unpublishAt } = draft;
  if (status === 'SCHEDULED' && !draft.publishAt) throwFieldError('publishAt', 'required');
  const publishAt = draft.publishAt ?? (status === 'PUBLISHED' ? new Date().toISOString() : null);
  if (publishAt && unpublishAt && unpublishAt <= publishAt) throwFieldError('unpublishAt', 'period');
  if (code === 'MAGAZINE' && (status === 'PUBLISHED' || status === 'SCHEDULED')) {
    if (!draft.thumb) throwFieldError('thumb', 'required');
    if (!draft.url && !draft.content) throwFieldError('content', 'required');
  }
  return { ...draft, publishAt };
};
