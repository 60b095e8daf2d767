const folder = '/auction-search/';

/** Address of the search results, or null for a keyword that finds nothing: a blank one, or one that a URL takes for a folder. */
export const searchPath = (keyword: string): string | null => {
  const trimmed = keyword.trim().normalize('NFC');
  return trimmed === '' || trimmed === '.' || trimmed === '..' ? null : folder + encodeURIComponent(trimmed);
};

/** The keyword that such an address looks for; null for every other address. */
export const keywordOf = (path: string): string | null => {
  if (!path.startsWith(folder)) return null;
  try {
    return decodeURIComponent(path.slice(folder.length)) || null;
  } catch {
    return null;
  }
};

/** An Enter that only ends a syllable: the browser says so, or (Safari) sends it with the code of an unfinished key (W7). */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }) =>
  isComposing || keyCode === 229;
