import { z } from 'zod';
import { route } from '../route';

/** For jpg, png, webp and gif. */
export const pictureMaxBytes = 10 * 1024 * 1024;
export const attachmentMaxBytes = 20 * 1024 * 1024;
/** Inclusive: one byte more is refused (M23). */
export const introductionMaxBytes = 50 * 1024 * 1024;

export const pictureTypes = ['jpg', 'png', 'webp', 'gif'] as const;
const documentTypes = ['pdf', 'xlsx', 'jpg', 'png'] as const;
export const attachmentTypes = ['pdf', 'xlsx', 'docx', 'hwp', 'hwpx', 'zip', 'txt', ...pictureTypes] as const;

const picture = { limit: pictureMaxBytes, types: pictureTypes };
const attachment = { limit: attachmentMaxBytes, types: attachmentTypes };

/** Limits of each multipart part: `limit` in bytes, and the accepted types. */
export const uploads = {
  introduction: { limit: introductionMaxBytes, types: documentTypes },
  thumb: picture,
  image: picture,
  photo: picture,
  file: attachment,
  upload: attachment,
  /** Of a question. */
  attachment: { limit: attachmentMaxBytes, types: ['pdf', ...pictureTypes] },
  logo: picture,
  businessRegistration: { limit: attachmentMaxBytes, types: ['pdf', 'jpg', 'png'] },
} as const;

export const files = {
  download: route({
    method: 'GET',
    path: '/v1/files/:id',
    access: 'public',
    summary: 'Download a file; a private one needs its owner or the console scope',
    query: z.strictObject({
      /** Width of a picture in pixels; by default, or where the picture is narrower, its own. */
      w: z.enum(['320', '640', '960', '1280', '1920']).optional(),
    }),
    response: 'blob',
  }),
};
