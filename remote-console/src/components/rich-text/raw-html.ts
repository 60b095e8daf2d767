import { Extension, Mark, Node } from '@tiptap/core';

/** Elements that the editor shows as a box and does not change. */
const rawBlocks = ['figure', 'iframe', 'dl'];
/** Elements within a text that have no button and stay around it. */
const rawInline = ['span[data-style]', 'sub', 'sup', 'mark', 'small'];

const stored = /<[a-z][^>]*\sstyle="[^>]*>/gi;
const edited = /<[a-z][^>]*\sdata-style="[^>]*>/gi;

/** Stored HTML for the editor: inline styles, which the content security policy blocks, become an attribute. */
export const toEditorHtml = (html: string) =>
  html.replaceAll(stored, (tag) => tag.replace(/\sstyle="/i, ' data-style="'));

/** The editor's HTML with its inline styles, as it is stored. */
export const toStoredHtml = (html: string) =>
  html.replaceAll(edited, (tag) => tag.replace(/\sdata-style="/i, ' style="'));

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** What such an element is recognised by: its first picture, the address that it embeds, its text. */
const summarise = (html: string) => {
  const body = parse(html);
  const picture = body.querySelector('img[src^="/api/"]')?.getAttribute('src');
  const address = body.querySelector('iframe')?.getAttribute('src');
  return { picture, text: [address, body.textContent.trim()].filter(Boolean).join(' ') };
};

/** `label` says in the reader's language that the content cannot be edited here. */
const createRawBlock = (label: string) =>
  Node.create({
    name: 'rawBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: { default: '', rendered: false, parseHTML: ({ outerHTML }: HTMLElement) => outerHTML },
    }),
    parseHTML: () => rawBlocks.map((tag) => ({ tag })),
    // Written into documents without a window only; the editor shows the box below, which holds no foreign HTML.
    renderHTML: ({ node }) => (parse(node.attrs.html).firstElementChild as HTMLElement | null) ?? ['p'],
    addNodeView: () => (view) => {
      const dom = document.createElement('div');
      dom.className = 'raw-html';
      const { picture, text } = summarise(view.node.attrs.html);
      const name = dom.appendChild(document.createElement('strong'));
      name.textContent = label;
      if (picture) dom.appendChild(document.createElement('img')).src = picture;
      dom.append(text);
      return { dom };
    },
  });

/** A division with a style of its own. */
const StyledDivision = Node.create({
  name: 'styledDivision',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-style]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

const RawInline = Mark.create({
  name: 'rawInline',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'span', rendered: false, parseHTML: ({ tagName }: HTMLElement) => tagName.toLowerCase() },
  }),
  parseHTML: () => rawInline.map((tag) => ({ tag })),
  renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag, HTMLAttributes, 0],
});

const styled = [
  ...['paragraph', 'heading', 'blockquote', 'codeBlock', 'horizontalRule', 'bulletList', 'orderedList', 'listItem'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader', 'image', 'styledDivision'],
  ...['bold', 'italic', 'underline', 'strike', 'code', 'link', 'rawInline'],
];

const RawAttributes = Extension.create({
  name: 'rawAttributes',
  addGlobalAttributes: () => [
    { types: styled, attributes: { 'data-style': { default: null } } },
    { types: ['image'], attributes: { loading: { default: null } } },
  ],
});

/** Extensions that preserve what the editor cannot edit: elements, attributes and styles that the API allows. */
export const createRawHtmlExtensions = (label: string) => [
  createRawBlock(label),
  StyledDivision,
  RawInline,
  RawAttributes,
];
