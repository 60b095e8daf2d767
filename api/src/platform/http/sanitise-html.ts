import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import type { LocalisedText } from 'shared/contract';

const color = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|hsla?\([\d\s.,%]+\)|[a-z]{3,20})$/i;
const length = /^-?\d+(\.\d+)?(px|em|rem|%)$/;

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
  selfClosing: [...sanitize.defaults.selfClosing, 'col'],
  transformTags: {
    h1: 'h2',
    // A page opened from an article must not access its window.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

// Texts are read far more often than written: sanitised results are cached and not parsed again.
const sanitised = new LRUCache<string, true>({ max: 500 });

export const sanitiseHtml = (html: string) => {
  if (sanitised.get(html)) return html;
  const result = sanitize(html, allowed);
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
