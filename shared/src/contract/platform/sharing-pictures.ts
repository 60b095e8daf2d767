import { route } from '../route';

/** What has a picture for link previews (Open Graph). */
export const sharingPictureKinds = ['articles', 'lawyers', 'lots', 'products'] as const;
export type SharingPictureKind = (typeof sharingPictureKinds)[number];

export const sharingPictures = {
  get: route({
    method: 'GET',
    path: '/v1/sharing-pictures/:kind/:id/:language',
    access: 'public',
    summary: 'The picture of a link preview, 1200 × 630 px; the language is in the path, because crawlers send none',
    response: 'blob',
    addition: true,
  }),
};
