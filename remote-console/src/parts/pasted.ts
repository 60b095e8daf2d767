const whole = /<(style|script|iframe|object)\b[\s\S]*?<\/\1\s*>/gi;
const attributes = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const picture = /<img\b[^>]*>/gi;
const address = /\ssrc\s*=\s*["']?([^"'\s>]*)/i;

/**
 * What is pasted, without what the page's content policy refuses (with a complaint for each) and without pictures of
 * other sites, which no reader would see. What may be stored is decided by the API.
 */
export const pasted = (html: string, origin: string) =>
  html
    .replaceAll(whole, '')
    .replaceAll(attributes, '')
    .replaceAll(picture, (image) => {
      const source = address.exec(image)?.[1] ?? '';
      const own = source.startsWith(origin) ? source.slice(origin.length) : source;
      return own.startsWith('/api/') ? image.replace(source, own) : '';
    });
