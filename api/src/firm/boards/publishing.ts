import { and, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { failField } from '../../platform/http/errors';
import { type BoardRow, boards } from './table';

/** What visitors see: published, or scheduled and its time has come, and not over. */
export const isVisible = and(
  inArray(boards.status, ['PUBLISHED', 'SCHEDULED']),
  isNull(boards.deletedAt),
  lte(boards.publishAt, sql`now()`),
  or(isNull(boards.unpublishAt), gt(boards.unpublishAt, sql`now()`)),
);

type Draft = Pick<BoardRow, 'code' | 'status'> &
  Partial<Pick<BoardRow, 'publishAt' | 'unpublishAt' | 'thumb' | 'url' | 'content'>>;

/**
 * What a post must have before visitors may see it. The picture of a magazine article comes by a request of its own, so
 * an article begins as a draft.
 */
export const publishable = <D extends Draft>(draft: D): D => {
  const { code, status, unpublishAt } = draft;
  if (status === 'SCHEDULED' && !draft.publishAt) failField('publishAt', 'required');
  const publishAt = draft.publishAt ?? (status === 'PUBLISHED' ? new Date().toISOString() : null);
  if (publishAt && unpublishAt && unpublishAt <= publishAt) failField('unpublishAt', 'period');
  if (code === 'MAGAZINE' && (status === 'PUBLISHED' || status === 'SCHEDULED')) {
    if (!draft.thumb) failField('thumb', 'required');
    if (!draft.url && !draft.content) failField('content', 'required');
  }
  return { ...draft, publishAt };
};
