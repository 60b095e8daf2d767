import { pictureTypes } from 'shared/contract';

const mimes = pictureTypes.map((type) => `image/${type === 'jpg' ? 'jpeg' : type}`);
const dataImage = /\ssrc\s*=\s*(["']?)data:(image\/\w+);base64,([^"'\s>]+)\1/gi;

/** The pictures of a paste or drop that is nothing but pictures: a text with pictures, as Word's, is pasted as a text. */
export const getPictureFiles = (data: DataTransfer | null) => {
  const text = data?.getData('text/html').replaceAll(/<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/gi, '');
  return text?.trim() ? [] : [...(data?.files ?? [])].filter(({ type }) => mimes.includes(type));
};

const toFile = (mime: string, base64: string) => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `picture.${mime.split('/')[1]}`, { type: mime });
};

export const hasEmbeddedPictures = (html: string) => html.search(dataImage) >= 0;

/** The HTML with each picture that it contains itself uploaded. `upload` answers the picture's address. */
export const uploadEmbeddedPictures = async (html: string, upload: (picture: File) => Promise<string>) => {
  let result = html;
  for (const [attribute, , mime = '', base64 = ''] of html.matchAll(dataImage)) {
    if (!mimes.includes(mime)) continue;
    const address = await upload(toFile(mime, base64));
    result = result.replace(attribute, ` src="${address}"`);
  }
  return result;
};
