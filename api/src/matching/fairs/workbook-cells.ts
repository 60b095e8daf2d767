export type Cell = string | number | null;

/** A text that a spreadsheet could take for a formula is kept as a text; a telephone number is none. */
export const guarded = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !/^\+\d{8,15}$/.test(cell) ? `'${cell}` : cell;

export interface Sheet {
  name: string;
  heads: string[];
  rows: Cell[][];
}

/** How wide a text is in columns of digits: what is not ASCII takes two. */
const widthOf = (cell: Cell | undefined) =>
  Array.from(String(cell ?? '')).reduce((width, char) => width + (char < '\x80' ? 1 : 2), 2);
const [narrowest, widest] = [8, 44];

export const columnsOf = ({ heads, rows }: Sheet) =>
  heads.map((head, at) => ({
    width: rows.reduce(
      (width, row) => Math.min(widest, Math.max(width, widthOf(row[at]))),
      Math.max(narrowest, widthOf(head)),
    ),
  }));
