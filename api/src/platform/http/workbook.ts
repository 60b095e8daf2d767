import type { PassThrough } from 'node:stream';

/** A workbook that is written while it is sent. The library is as heavy as all others together, so it comes when it is asked for. */
export const createWorkbook = async (options: {
  stream: PassThrough;
  useStyles: boolean;
  useSharedStrings?: false;
}) => {
  const { default: excel } = await import('exceljs');
  return new excel.stream.xlsx.WorkbookWriter(options);
};
