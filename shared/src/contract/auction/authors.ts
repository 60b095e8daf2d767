import { z } from 'zod';
import { FileRef, html, L, link, order, owned } from '../fields';
import { crud, route } from '../machine';

const year = z.int().min(-3000).max(2100);

const written = z.object({
  name: L(80),
  nameEn: z.string().trim().max(120).nullish(),
  birthYear: year.nullish(),
  deathYear: year.nullish(),
  nationality: z.string().trim().max(60).nullish(),
  biography: html().nullish(),
  links: z.array(link).max(10),
  order,
});

export const Author = z.object({
  ...owned.shape,
  ...written.shape,
  photo: FileRef.nullable(),
  /** Lots of theirs, in all programmes. */
  works: z.int(),
});
export type Author = z.infer<typeof Author>;

/** An author beside a lot. */
export const ShownAuthor = Author.pick({
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
      write: written.partial({ links: true, order: true }),
      sorts: ['createdAt', 'updatedAt', 'order', 'birthYear'],
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
    ours: true,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/console/auction/authors/:id/photo',
    access: 'console',
    summary: 'Take the portrait away',
    response: null,
    ours: true,
  }),
};
