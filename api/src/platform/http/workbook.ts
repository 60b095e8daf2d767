import { PassThrough } from 'node:stream';
import type { stream } from 'exceljs';
import type { FastifyReply } from 'fastify';
import { formatDateTime } from 'shared/format';

export type Cell = string | number | null;

/**
 * Prefixes a text that a spreadsheet would read as a formula, when it is edited or exported again, with `'`; telephone
 * numbers are left alone.
 */
export const escapeFormula = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) && !/^\+\d{8,15}$/.test(cell) ? `'${cell}` : cell;

interface WorkbookOptions {
  reply: FastifyReply;
  /** First part of the file name, which ends with the time in Seoul: `fair_20261121_101500.xlsx`. */
  name: string;
  useStyles: boolean;
  useSharedStrings?: false;
}

/**
 * Sends a workbook as a stream; `write` adds its sheets. The library is large and therefore imported on demand.
 */
export const sendWorkbook = (
  { reply, name, ...options }: WorkbookOptions,
  write: (workbook: stream.xlsx.WorkbookWriter) => void | Promise<void>,
) => {
  const time = formatDateTime(Date.now()).replace(/[-:]/g, '').replace(' ', '_');
  reply.headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}_${time}.xlsx"`,
  });
  const output = new PassThrough();
  const run = async () => {
    const { default: excel } = await import('exceljs');
    const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: output, ...options });
    await write(workbook);
    await workbook.commit();
  };
  run().catch((cause: Error) => output.destroy(cause));
  return output;
};
