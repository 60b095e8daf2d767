import { z } from 'zod';
import { deletion } from '../crud';
import { booleanFlag, FileRef, id, instant } from '../fields';
import { route } from '../route';
import { introductionKinds } from './participations';

export const Introduction = z.object({
  _id: id,
  _user: id,
  _fair: id,
  kind: z.enum(introductionKinds),
  /** Only participants of the fair and administrators can download it. */
  file: FileRef,
  uploadedAt: instant,
  downloads: z.int(),
});
export type Introduction = z.infer<typeof Introduction>;

const introductionList = z.object({ introductions: z.array(Introduction) });

export const introductions = {
  mine: route({
    method: 'GET',
    path: '/v1/me/introductions',
    access: 'member',
    summary: 'List own introduction files',
    query: z.strictObject({ fair: id.optional() }),
    response: introductionList,
    addition: true,
  }),
  list: route({
    method: 'GET',
    path: '/v1/fairs/:id/introductions/:user',
    access: 'member',
    summary: 'Introduction files of a participant, for approved participants of the same fair',
    response: introductionList,
    addition: true,
  }),
  upload: route({
    method: 'POST',
    path: '/v1/me/introductions/:fair/:kind',
    access: 'member',
    summary: 'Upload or replace an introduction: pdf, xlsx, jpg, png, 50 MB at most (M23)',
    /** `acknowledged=true`: the warning about personal data was accepted. */
    query: z.strictObject({ acknowledged: booleanFlag.optional() }),
    part: 'introduction',
    response: z.object({ introduction: Introduction }),
    status: 201,
  }),
  remove: deletion('/v1/me/introductions/:fair/:kind', 'member', 'Delete an introduction'),
};
