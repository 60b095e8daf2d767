import { z } from 'zod';
import { crud, deletion } from '../crud';
import { auditedRecord, FileRef, linkUrl, localisedHtml, localisedText, sortOrder } from '../fields';
import { route } from '../route';

const year = z.int().min(-3000).max(2100);

const writable = z.object({
  name: localisedText(80),
  nameEn: z.string().trim().max(120).nullish(),
  birthYear: year.nullish(),
  deathYear: year.nullish(),
  nationality: z.string().trim().max(60).nullish(),
  biography: localisedHtml().nullish(),
  links: z.array(linkUrl).max(10),
  order: sortOrder,
});

export const Author = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  photo: FileRef.nullable(),
  /** Number of the author's lots in all programmes. */
  works: z.int(),
});
export type Author = z.infer<typeof Author>;

/** An author as shown with a lot. */
export const AuthorSummary = Author.pick({
  _id: true,
  name: true,
  nameEn: true,
  birthYear: true,
  deathYear: true,
  nationality: true,
  photo: true,
});

const detail = z.object({ author: Author });

export const consoleAuthors = {
  ...crud(
    '/console/auction/authors',
    {
      one: 'author',
      many: 'authors',
      entity: Author,
      write: writable.partial({ links: true, order: true }),
      sorts: ['createdAt', 'updatedAt', 'order', 'birthYear', 'name', 'nameEn', 'nationality'],
    },
    'console',
  ),
  setPhoto: route({
    method: 'POST',
    path: '/console/auction/authors/:id/photo',
    access: 'console',
    summary: 'Set the portrait of an author',
    part: 'photo',
    response: detail,
    addition: true,
  }),
  removePhoto: deletion('/console/auction/authors/:id/photo', 'console', 'Remove the portrait of an author', {
    addition: true,
  }),
};
