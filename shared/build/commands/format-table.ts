/** `2026-11-27T08:15:30Z` → `2026-11-27 08:15 UTC` */
export const formatTime = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

/** Lines of plain text with aligned columns; the first row is the head. */
export const formatTable = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
