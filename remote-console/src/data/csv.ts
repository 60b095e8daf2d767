import { formatDateTime } from 'shared/format';

/** A spreadsheet runs a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A value as a CSV cell. Texts that look like formulas, telephone numbers too, are marked as text. */
export const formatCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.map(String).join(', ') : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A CSV file with the byte order mark by which Excel recognises UTF-8. */
export const formatCsv = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  `\uFEFF${[head, ...rows].map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;

/** `forms_20261121_101500.csv`, in Korean time. */
export const buildFileName = (resource: string, kind: 'csv' | 'xlsx' = 'csv', at = Date.now()) =>
  `${resource.replaceAll('/', '-')}_${formatDateTime(at).replaceAll(/[-:]/g, '').replace(' ', '_')}.${kind}`;
