import { LRUCache } from 'lru-cache';
import { computeDigest } from 'shared/build/release/check-release';

interface InlineStyle {
  /** The text for a style element. */
  css: string;
  digest: string;
}

/** Number of style sheets that are kept: those of the running versions. */
const maxCachedSheets = 40;

const sheets = new LRUCache<string, InlineStyle>({
  max: maxCachedSheets,
  memoMethod: (sheet) => {
    const css = sheet.replace(/<\//g, '<\\/').replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    return { css, digest: computeDigest(css) };
  },
});

/**
 * Returns a style sheet as text for a style element, and the digest of this text. It cannot end the element, and the browser
 * reads it as it is: HTML would turn carriage returns and null characters into others.
 */
export const toInlineStyle = (sheet: string) => sheets.memo(sheet);
