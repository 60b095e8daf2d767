const folder = '/auction-search/';

/** Address of the search results, or null for a keyword that finds nothing: a blank one, or one that a URL takes for a folder. */
export const searchPath = (keyword: string): string | null => {
  const trimmed = keyword.trim().normalize('NFC');
  return trimmed === '' || trimmed === '.' || trimmed === '..' ? null : folder + encodeURIComponent(trimmed);
};
