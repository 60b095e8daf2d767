const blockedElements = /<(style|script|iframe|object)\b[\s\S]*?<\/\1\s*>/gi;
const blockedAttributes = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const imageTag = /<img\b[^>]*>/gi;
const srcAttribute = /\ssrc\s*=\s*["']?([^"'\s>]*)/i;

/**
 * Pasted HTML without what the content security policy blocks (each would be reported) and without pictures of other
 * sites, which it blocks too. The API decides what may be stored.
 */
export const sanitisePaste = (html: string, origin: string) =>
  html
    .replaceAll(blockedElements, '')
    .replaceAll(blockedAttributes, '')
    .replaceAll(imageTag, (image) => {
      const source = srcAttribute.exec(image)?.[1] ?? '';
      const path = source.startsWith(origin) ? source.slice(origin.length) : source;
      return path.startsWith('/api/') ? image.replace(source, path) : '';
    });
