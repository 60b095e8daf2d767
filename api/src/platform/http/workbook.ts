import type { PassThrough } from 'node:stream';

/** Creates a workbook that is written to a stream. The library is large and therefore imported on demand. */
export const createWorkbook = async (options: {
  stream: PassThrough;
  useStyles: boolean;
  useSharedStrings?: false;
}) => {
  const { default: excel } = await import('exceljs');
  return new excel.stream.xlsx.WorkbookWriter(options);
};
