import { z } from 'zod';
import { FileRef, flag, html, id, instant, L, link, order, owned, slug } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';

export const boardCodes = ['MAGAZINE', 'NOTICE', 'CASE', 'NEWS', 'COMMUNITY'] as const;
/** Boards on which members write; the others belong to administrators. */
export const memberBoards: readonly (typeof boardCodes)[number][] = ['COMMUNITY'];
export const boardStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'HIDDEN'] as const;
export const boardFileCount = 10;

const written = z.object({
  code: z.enum(boardCodes),
  category: z.string().trim().max(40).nullish(),
  subject: L(200),
  summary: L(300).nullish(),
  content: html().nullish(),
  /** Where the article stands when it is not ours; null shows `content`. */
  url: link.nullish(),
  slug: slug.nullish(),
  authorName: z.string().trim().max(50).nullish(),
  /** A lawyer of the firm. */
  _lawyer: id.nullish(),
  tags: z.array(z.string().trim().min(1).max(30)).max(12),
  pinned: z.boolean(),
  order: order.nullish(),
  status: z.enum(boardStatuses),
  publishAt: instant.nullish(),
  unpublishAt: instant.nullish(),
  allowComment: z.boolean(),
  secret: z.boolean(),
  seo: z.object({ title: L(120).nullish(), description: L(300).nullish() }).nullish(),
});

export const Board = z.object({
  ...owned.shape,
  ...written.shape,
  thumb: FileRef.nullable(),
  files: z.array(FileRef),
  author: id.nullable(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type Board = z.infer<typeof Board>;

const posted = z.strictObject({
  ...written.pick({ code: true, subject: true, content: true }).required().shape,
  ...written.pick({ summary: true, tags: true }).partial().shape,
});

const seen = Board.omit({ status: true, createdBy: true, updatedBy: true, order: true, unpublishAt: true });
/** What a card of a list shows; the article itself has the content. */
const card = seen.omit({ content: true, files: true, seo: true });
const filters = { code: z.enum(boardCodes).optional(), category: z.string().max(40).optional() };
const detail = z.object({ board: seen });

export const boards = {
  list: route({
    method: 'GET',
    path: '/v1/boards',
    access: 'public',
    summary: 'Published posts, pinned first, then by order, then newest',
    query: listQuery(['publishAt', 'views'], { ...filters, _lawyer: id.optional() }),
    response: listOf('boards', card),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/boards/:id',
    access: 'public',
    summary: 'A published post',
    response: detail,
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/boards',
    access: 'member',
    summary: 'Write a post on a board of the members',
    body: posted,
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/boards/:id',
    access: 'member',
    summary: 'Change a post of one’s own',
    body: z.strictObject({ ...posted.omit({ code: true }).partial().shape, version: z.int().min(0) }),
    response: detail,
    localised: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/boards/:id',
    access: 'member',
    summary: 'Delete a post of one’s own',
    response: null,
  }),
  thumb: route({
    method: 'POST',
    path: '/v1/boards/:id/thumb',
    access: 'member',
    summary: 'Set the picture of a post of one’s own',
    part: 'thumb',
    response: detail,
    localised: true,
  }),
};

const consoleDetail = z.object({ board: Board });

export const consoleBoards = {
  ...crud(
    '/console/boards',
    {
      one: 'board',
      many: 'boards',
      entity: Board,
      write: written,
      sorts: ['createdAt', 'updatedAt', 'publishAt', 'views', 'order', 'status', 'code'],
      filters: { ...filters, status: z.enum(boardStatuses).optional(), pinned: flag.optional() },
    },
    'console',
  ),
  thumb: route({
    method: 'POST',
    path: '/console/boards/:id/thumb',
    access: 'console',
    summary: 'Set the picture of a post',
    part: 'thumb',
    response: consoleDetail,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: '/console/boards/:id/thumb',
    access: 'console',
    summary: 'Take the picture away',
    response: null,
  }),
  files: route({
    method: 'GET',
    path: '/console/boards/:board/files',
    access: 'console',
    summary: 'Files of a post',
    query: listQuery(['order']),
    response: listOf('files', FileRef),
  }),
  addFile: route({
    method: 'POST',
    path: '/console/boards/:board/files',
    access: 'console',
    summary: 'Attach a file to a post',
    part: 'file',
    response: z.object({ file: FileRef }),
    status: 201,
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/console/boards/:board/files/:id',
    access: 'console',
    summary: 'Take a file off a post',
    response: null,
  }),
};

export const editor = {
  upload: route({
    method: 'POST',
    path: '/console/editor',
    access: 'console',
    summary: 'Store a picture for rich text',
    part: 'photo',
    response: z.object({ photo: FileRef }),
    status: 201,
  }),
};
