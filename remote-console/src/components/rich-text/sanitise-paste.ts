import { convertWordLists } from './word-lists';

const blockedElements = /<(style|script|iframe|object)\b[\s\S]*?<\/\1\s*>/gi;
const blockedAttributes = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const imageTag = /<img\b[^>]*>/gi;
const srcAttribute = /\ssrc\s*=\s*["']?([^"'\s>]*)/i;
/** Written by the editor itself when it copies. */
const ownSlice = /\sdata-pm-slice=/;

/** Headings begin below the page's own. Elements that the editor cannot edit become paragraphs. */
const convertElements = (html: string) =>
  convertWordLists(html)
    .replaceAll(/<(\/?)h1\b/gi, '<$1h2')
    .replaceAll(/<(\/?)(?:figcaption|dt|dd)\b/gi, '<$1p')
    .replaceAll(/<\/?(?:figure|dl)\b[^>]*>/gi, '')
    .replaceAll(blockedElements, '');

/**
 * Pasted HTML without what the content security policy blocks (each would be reported) and without pictures of other
 * sites, which it blocks too. The API decides what may be stored. What the editor itself copied stays whole.
 */
export const sanitisePaste = (html: string, origin: string) =>
  (ownSlice.test(html) ? html : convertElements(html))
    .replaceAll(blockedAttributes, '')
    .replaceAll(imageTag, (image) => {
      const source = srcAttribute.exec(image)?.[1] ?? '';
      const path = source.startsWith(origin) ? source.slice(origin.length) : source;
      return path.startsWith('/api/') ? image.replace(source, path) : '';
    });

export const countPictures = (html: string) => html.match(imageTag)?.length ?? 0;
