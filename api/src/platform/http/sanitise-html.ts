import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import type { LocalisedText } from 'shared/contract';

const color = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|hsla?\([\d\s.,%]+\)|[a-z]{3,20})$/i;
const length = /^-?\d+(\.\d+)?(px|em|rem|%)$/;

const selfClosing = [...sanitize.defaults.selfClosing, 'col'];

/** What the editor can produce. Everything else is removed: scripts, handlers, `javascript:`, forms, `url()` in styles. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p br hr h2 h3 h4 h5 h6 blockquote pre code div span a img figure figcaption iframe'.split(' '),
    'strong b em i u s sub sup mark small ul ol li dl dt dd'.split(' '),
    'table caption colgroup col thead tbody tfoot tr th td'.split(' '),
  ].flat(),
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'title', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: [color],
      'background-color': [color],
      'text-align': [/^(left|right|center|justify)$/],
      'font-weight': [/^(bold|normal|[1-9]00)$/],
      'font-style': [/^(italic|normal)$/],
      'text-decoration': [/^(underline|line-through|none)$/],
      width: [length],
      'max-width': [length],
    },
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'], iframe: ['https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: ['www.youtube.com', 'www.youtube-nocookie.com', 'tv.naver.com', 'map.kakao.com'],
  allowIframeRelativeUrls: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  disallowedTagsMode: 'discard',
  selfClosing,
  transformTags: {
    h1: 'h2',
    // A page opened from an article must not access its window.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** The parser looks through all open elements at every tag, so that deep nesting would keep a process busy for seconds. */
const maxDepth = 1000;

const isTooDeep = (html: string) => {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (slash) depth = Math.max(0, depth - 1);
    else if (!selfClosing.includes(name.toLowerCase())) depth += 1;
    if (depth > maxDepth) return true;
  }
  return false;
};

/** No person writes it: its text alone stays. */
const withoutDeepTags = (html: string) => (isTooDeep(html) ? html.replace(/<[^<>]*>/g, '') : html);

// Texts are read far more often than written: sanitised results are cached and not parsed again.
const sanitised = new LRUCache<string, true>({ max: 500 });

export const sanitiseHtml = (html: string) => {
  if (sanitised.get(html)) return html;
  const result = sanitize(withoutDeepTags(html), allowed);
  sanitised.set(result, true);
  return result;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

export const sanitiseTexts = ({ ko, en, cn }: LocalisedText): LocalisedText => ({
  ko: sanitiseHtml(ko),
  ...(en === undefined ? {} : { en: en && sanitiseHtml(en) }),
  ...(cn === undefined ? {} : { cn: cn && sanitiseHtml(cn) }),
});
