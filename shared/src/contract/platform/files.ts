import { z } from 'zod';
import { route } from '../machine';

/** Pictures: jpg, png, webp, gif. */
export const pictureLimit = 10 * 1024 * 1024;
export const attachmentLimit = 20 * 1024 * 1024;
/** Inclusive; one byte more is refused (M23). */
export const introductionLimit = 50 * 1024 * 1024;

export const pictureTypes = ['jpg', 'png', 'webp', 'gif'] as const;
export const documentTypes = ['pdf', 'xlsx', 'jpg', 'png'] as const;
export const attachmentTypes = ['pdf', 'xlsx', 'docx', 'hwp', 'hwpx', 'zip', 'txt', ...pictureTypes] as const;

const picture = { limit: pictureLimit, types: pictureTypes };
const attachment = { limit: attachmentLimit, types: attachmentTypes };

/** What each multipart part may carry: at most `limit` bytes, of one of the types. */
export const uploads = {
  introduction: { limit: introductionLimit, types: documentTypes },
  thumb: picture,
  image: picture,
  photo: picture,
  file: attachment,
  upload: attachment,
  /** Of a question. */
  attachment: { limit: attachmentLimit, types: ['pdf', ...pictureTypes] },
  logo: picture,
  businessRegistration: { limit: attachmentLimit, types: ['pdf', 'jpg', 'png'] },
} as const;

export const files = {
  download: route({
    method: 'GET',
    path: '/v1/files/:id',
    access: 'public',
    summary: 'Download a file; a private one needs its owner or the console scope',
    query: z.strictObject({
      /** Width of a picture (px); the picture itself where it is narrower or none is given. */
      w: z.enum(['320', '640', '960', '1280', '1920']).optional(),
    }),
    response: 'blob',
  }),
};
