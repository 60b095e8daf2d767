import { Renderer } from '@takumi-rs/core';
import { htmlLang } from '../http/language';
import { type DrawnContent, layOutPicture, recordPictureSize } from './lay-out-picture';
import { loadFonts } from './load-fonts';
import { sharingPictureColours, sharingPictureSize } from './sharing-picture-style';

const timeoutMs = 10_000;
const quality = 85;

/** The renderer with its fonts, from the first drawing on: most processes never draw. */
let renderer: Promise<Renderer> | null = null;
const createRenderer = async () => {
  const created = new Renderer({ cacheMaxBytes: 0 });
  for (const font of await loadFonts()) await created.registerFont(font);
  return created;
};
const getRenderer = () => {
  renderer ??= createRenderer().catch((cause) => {
    renderer = null;
    throw cause;
  });
  return renderer;
};

/**
 * Draws the picture of a link preview as JPEG, outside of the event loop. `picture`: bytes of the record's picture, or null.
 * Rejects if it takes longer than ten seconds.
 */
export const drawSharingPicture = async (content: DrawnContent, picture: Buffer | null): Promise<Buffer> => {
  const { fitImage } = await import('../files/image-content');
  const frame = { ...recordPictureSize, ...(content.isWhole && { background: sharingPictureColours.sand }) };
  const fitted = picture && (await fitImage(picture, frame));
  const ready = await getRenderer();
  return ready.render(layOutPicture(content, fitted !== null), {
    ...sharingPictureSize,
    format: 'jpeg',
    quality,
    lang: htmlLang[content.language],
    ...(fitted && { images: [{ src: 'picture', data: fitted, cache: 'none' }] }),
    signal: AbortSignal.timeout(timeoutMs),
  });
};
