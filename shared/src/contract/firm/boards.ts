import { z } from 'zod';
import { crud, deletion, derived, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  FileRef,
  id,
  instant,
  linkUrl,
  localisedHtml,
  localisedText,
  requiredText,
  slug,
  sortOrder,
} from '../fields';
import { route } from '../route';
import { publicSlugs, Slugs, WritableSlugs } from '../slugs';
import { practiceCode } from './practices';

export const boardCodes = ['MAGAZINE', 'NOTICE', 'CASE', 'NEWS', 'COMMUNITY'] as const;
/** Boards on which members write; on the others only administrators do. */
export const memberBoards: readonly (typeof boardCodes)[number][] = ['COMMUNITY'];
export const boardStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'HIDDEN'] as const;
export const maxBoardFiles = 10;

const writable = z.object({
  code: z.enum(boardCodes),
  category: z.string().trim().max(40).nullish(),
  subject: localisedText(200),
  summary: localisedText(300).nullish(),
  content: localisedHtml().nullish(),
  /** Address of an article on another site; null shows `content`. */
  url: linkUrl.nullish(),
  /** A name that leads to the post too, unique in its board; its English slug is made from it. */
  slug: slug.nullish(),
  slugs: WritableSlugs.nullish(),
  authorName: z.string().trim().max(50).nullish(),
  /** A lawyer of the firm. */
  _lawyer: id.nullish(),
  tags: z.array(requiredText(30)).max(12),
  pinned: z.boolean(),
  order: sortOrder.nullish(),
  status: z.enum(boardStatuses),
  publishAt: instant.nullish(),
  unpublishAt: instant.nullish(),
  allowComment: z.boolean(),
  secret: z.boolean(),
  seo: z.object({ title: localisedText(120).nullish(), description: localisedText(300).nullish() }).nullish(),
});

export const Board = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  slugs: Slugs.nullable(),
  thumb: FileRef.nullable(),
  files: z.array(FileRef),
  author: id.nullable(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type Board = z.infer<typeof Board>;

const memberPost = z.strictObject({
  ...writable.pick({ code: true, subject: true, content: true }).required().shape,
  ...writable.pick({ summary: true, tags: true }).partial().shape,
});

export const PublicBoard = Board.omit({
  status: true,
  createdBy: true,
  updatedBy: true,
  order: true,
  unpublishAt: true,
}).extend(publicSlugs);
/** A post in a list, without its content. */
export const BoardCard = PublicBoard.omit({ content: true, files: true, seo: true });
const filters = { code: z.enum(boardCodes).optional(), category: z.string().max(40).optional() };
const detail = z.object({ board: PublicBoard });

export const boards = {
  list: route({
    method: 'GET',
    path: '/v1/boards',
    access: 'public',
    summary: 'Published posts, pinned first, then by order, then newest',
    ...listOf('boards', BoardCard, {
      sorts: ['publishAt', 'views'],
      filters: {
        ...filters,
        _lawyer: id.optional(),
        /** Code of a practice: the posts of the lawyers who work in it. */
        practice: practiceCode.optional(),
        /** A post: the others, those with most tags and practices in common first. */
        related: id.optional(),
      },
    }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/boards/:id',
    access: 'public',
    summary: 'A published post, by id or slug',
    response: detail,
    localised: true,
    bySlug: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/boards',
    access: 'member',
    summary: 'Write a post on a members’ board',
    body: memberPost,
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/boards/:id',
    access: 'member',
    summary: 'Change an own post',
    body: z.strictObject({ ...memberPost.omit({ code: true }).partial().shape, version: z.int().min(0) }),
    response: detail,
    localised: true,
  }),
  remove: deletion('/v1/boards/:id', 'member', 'Delete an own post'),
  thumb: route({
    method: 'POST',
    path: '/v1/boards/:id/thumb',
    access: 'member',
    summary: 'Set the picture of an own post',
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
      write: writable.extend({
        /** Id of an uploaded picture (`/editor`), so that a post can be created with it; null removes the picture. */
        _thumb: id.nullish(),
      }),
      sorts: [
        'createdAt',
        'updatedAt',
        'publishAt',
        'views',
        'order',
        'status',
        'code',
        'subject',
        'category',
        'pinned',
      ],
      filters: { ...filters, status: z.enum(boardStatuses).optional(), pinned: booleanFlag.optional() },
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
  removeThumb: deletion('/console/boards/:id/thumb', 'console', 'Remove the picture of a post'),
  files: route({
    method: 'GET',
    path: '/console/boards/:board/files',
    access: 'console',
    summary: 'List the files of a post',
    ...listOf('files', FileRef, { sorts: [derived('order')], search: false }),
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
  removeFile: deletion('/console/boards/:board/files/:id', 'console', 'Remove a file of a post'),
};

export const editor = {
  upload: route({
    method: 'POST',
    path: '/console/editor',
    access: 'console',
    summary: 'Upload a picture for rich text',
    part: 'photo',
    response: z.object({ photo: FileRef }),
    status: 201,
  }),
};
