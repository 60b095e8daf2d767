const basePath = '/auction-search/';

/** Path of the search results; null for a keyword that is blank, `.` or `..`, which a URL would resolve as a folder. */
export const buildSearchPath = (keyword: string): string | null => {
  const trimmed = keyword.trim().normalize('NFC');
  return trimmed === '' || trimmed === '.' || trimmed === '..' ? null : basePath + encodeURIComponent(trimmed);
};
