import { formatDateTime } from 'shared/format';

/** A spreadsheet would run a cell that begins with one of these. */
const runs = /^[=+\-@\t\r]/;

/** Numbers stay numbers; texts that look like formulas, and telephone numbers, stay texts. */
export const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.map(String).join(', ') : String(value);
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With the mark by which Excel knows UTF-8. */
export const csv = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** `forms_20261121_101500.csv`, by the clock of Seoul. */
export const fileName = (resource: string, kind: 'csv' | 'xlsx' = 'csv', at = Date.now()) =>
  `${resource.replaceAll('/', '-')}_${formatDateTime(at).replaceAll(/[-:]/g, '').replace(' ', '_')}.${kind}`;
