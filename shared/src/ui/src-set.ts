import type { files } from 'shared/contract';
import type { z } from 'zod';

type Width = NonNullable<z.input<(typeof files.download)['query']>['w']>;

/** The widths in px in which the API serves a picture. */
const widths: readonly Width[] = ['320', '640', '960', '1280', '1920'];

/** The `srcset` of a picture that the API serves; undefined for other addresses. */
export const buildSrcSet = (url: string) =>
  url.startsWith('/api/v1/files/') ? widths.map((width) => `${url}?w=${width} ${width}w`).join(', ') : undefined;
