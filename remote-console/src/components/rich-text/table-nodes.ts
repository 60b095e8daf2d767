import { type KeyboardShortcutCommand, Node } from '@tiptap/core';
import { DOMSerializer, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { goToNextCell, TableMap, tableEditing, tableNodeTypes } from '@tiptap/pm/tables';

const sections = ['thead', 'tbody', 'tfoot'] as const;

const createElement = (tag: string, html: string) => {
  const template = new DOMParser().parseFromString(`<table><${tag}>${html}</${tag}></table>`, 'text/html');
  return template.querySelector(tag) ?? document.createElement(tag);
};

/** Rows above the body that are marked as head, then the body, then rows below it that are marked as foot. */
const groupRows = (table: DocumentNode) => {
  const rows = table.children;
  const head = rows.findIndex(({ attrs }) => attrs.section !== 'thead');
  const headEnd = head < 0 ? rows.length : head;
  const footStart = Math.max(headEnd, rows.findLastIndex(({ attrs }) => attrs.section !== 'tfoot') + 1);
  return { thead: rows.slice(0, headEnd), tbody: rows.slice(headEnd, footStart), tfoot: rows.slice(footStart) };
};

/** A cell with one plain paragraph is written without it, as tables usually are. Leading white space needs it. */
const unwrapParagraph = (cell: Element) => {
  const [content] = cell.children;
  if (cell.childNodes.length !== 1 || content?.tagName !== 'P' || content.attributes.length > 0) return;
  if (!/^\s/.test(content.textContent)) content.replaceWith(...content.childNodes);
};

const countColumns = (columns: Element) =>
  [...columns.children].reduce((sum, column) => sum + Number(column.getAttribute('span') ?? 1), 0);

/** The table as it is stored: with its caption, and with its columns as long as their number is the same. */
const toTableElement = (table: DocumentNode, attributes: Record<string, string>) => {
  const serializer = DOMSerializer.fromSchema(table.type.schema);
  const element = document.createElement('table');
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value);
  const { caption, columns } = table.attrs as { caption: string | null; columns: string | null };
  if (caption !== null) element.append(createElement('caption', caption));
  const group = columns && createElement('colgroup', columns);
  if (group && countColumns(group) === TableMap.get(table).width) element.append(group);
  const rows = groupRows(table);
  for (const section of sections) {
    if (rows[section].length === 0) continue;
    const part = element.appendChild(document.createElement(section));
    part.append(...rows[section].map((row) => serializer.serializeNode(row)));
  }
  for (const cell of element.querySelectorAll('td, th')) unwrapParagraph(cell);
  return element;
};

/** Attributes that ProseMirror's tables need, and those that are stored. */
const cellAttributes = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan')) || 1 },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan')) || 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Only what differs from the default is written. */
const withoutDefaults = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !(/span$/.test(name) && value === 1)));

const createCell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th', attributes: object) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ ...cellAttributes, ...attributes }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, withoutDefaults(HTMLAttributes), 0],
  });

const TableCell = createCell('tableCell', 'td', {});
const TableHeader = createCell('tableHeader', 'th', { scope: { default: null } });

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    section: {
      default: 'tbody',
      rendered: false,
      parseHTML: ({ parentElement }: HTMLElement) => parentElement?.tagName.toLowerCase(),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const findChild = (element: HTMLElement, tag: string) => [...element.children].find((child) => child.matches(tag));

const moveCell =
  (direction: 1 | -1): KeyboardShortcutCommand =>
  ({ editor }) =>
    goToNextCell(direction)(editor.state, editor.view.dispatch);

/**
 * Tables by prosemirror-tables. TipTap's own extension is not used: it writes inline styles, which the content security
 * policy blocks, and it loses head, caption and columns.
 */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: { default: null, rendered: false, parseHTML: (table) => findChild(table, 'caption')?.innerHTML },
    columns: { default: null, rendered: false, parseHTML: (table) => findChild(table, 'colgroup')?.innerHTML },
  }),
  parseHTML: () => [
    { tag: 'table', priority: 60 },
    { tag: 'caption', ignore: true },
    { tag: 'colgroup', ignore: true },
  ],
  renderHTML: ({ node, HTMLAttributes }) => toTableElement(node, HTMLAttributes),
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  /** In the editor a table scrolls in a frame of its own. */
  addNodeView: () => (view) => {
    const dom = document.createElement('div');
    dom.className = 'table-frame';
    const table = dom.appendChild(document.createElement('table'));
    const { caption } = view.node.attrs as { caption: string | null };
    if (caption !== null) {
      const element = table.createCaption();
      element.contentEditable = 'false';
      element.textContent = createElement('caption', caption).textContent;
    }
    return { dom, contentDOM: table.createTBody() };
  },
  addProseMirrorPlugins: () => [tableEditing()],
  // Before the first and after the last cell the key leaves the editor, as everywhere.
  addKeyboardShortcuts: () => ({ Tab: moveCell(1), 'Shift-Tab': moveCell(-1) }),
});

export const tableNodes = [Table, TableRow, TableCell, TableHeader];

const buildTable = (schema: Schema, height: number, width: number) => {
  const types = tableNodeTypes(schema);
  const createRow = (type: typeof types.cell) =>
    types.row.create(
      null,
      Array.from({ length: width }, () => type.createAndFill() as DocumentNode),
    );
  return types.table.create(null, [
    createRow(types.header_cell),
    ...Array.from({ length: height - 1 }, () => createRow(types.cell)),
  ]);
};

/** Inserts an empty table of three columns with a row of headings, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const table = buildTable(state.schema, 3, 3);
  const transaction = state.tr.replaceSelectionWith(table);
  transaction.doc.descendants((node, position) => {
    if (node === table) transaction.setSelection(TextSelection.near(transaction.doc.resolve(position + 1)));
  });
  dispatch?.(transaction.scrollIntoView());
  return true;
};
