import type { Cell } from '../../platform/http/workbook';

export interface Sheet {
  name: string;
  headings: string[];
  rows: Cell[][];
}

/** Width of a text in characters: non-ASCII characters count twice. */
const measureWidth = (cell: Cell | undefined) =>
  Array.from(String(cell ?? '')).reduce((width, char) => width + (char < '\x80' ? 1 : 2), 2);
const [narrowest, widest] = [8, 44];

export const getColumns = ({ headings, rows }: Sheet) =>
  headings.map((heading, at) => ({
    width: rows.reduce(
      (width, row) => Math.min(widest, Math.max(width, measureWidth(row[at]))),
      Math.max(narrowest, measureWidth(heading)),
    ),
  }));
