import type { files } from 'shared/contract';
import type { z } from 'zod';

type Width = NonNullable<z.input<(typeof files.download)['query']>['w']>;

/** The widths (px) in which the API answers a picture. */
const widths: readonly Width[] = ['320', '640', '960', '1280', '1920'];

/** The variants of one of our own pictures; others have none. */
export const srcSetOf = (url: string) =>
  url.startsWith('/api/v1/files/') ? widths.map((width) => `${url}?w=${width} ${width}w`).join(', ') : undefined;
